import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * The props of a button that may be disabled. It keeps the focus, which native `disabled` drops when a press leads to the
 * end of what can be done; `aria-disabled` still says so to assistive technology.
 */
export function disabledButton(isDisabled: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return {
    'aria-disabled': isDisabled || undefined,
    onClick: isDisabled ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}
