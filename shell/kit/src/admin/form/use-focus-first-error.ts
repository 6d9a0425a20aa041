import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first wrong field of a form whenever other errors are found. */
export function useFocusFirstError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(errors).join(' ');
  const known = useRef('');
  useEffect(() => {
    // Fewer errors come from typing; the focus is where it should be.
    if (names && !known.current.includes(names))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    known.current = names;
  }, [names]);
  return form;
}
