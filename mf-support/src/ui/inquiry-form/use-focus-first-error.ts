import { useEffect, type RefObject } from 'react';

/** Moves the focus to the form's first invalid field whenever there are new errors. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: object): void {
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of a group of radio buttons, the first of them.
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [form, errors]);
}
