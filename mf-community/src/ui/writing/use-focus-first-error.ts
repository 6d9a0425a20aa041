import { useEffect, useRef } from 'react';

/** Moves the focus to the form's first invalid field each time saving has failed; goes to the form element. */
export function useFocusFirstError(failures: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
