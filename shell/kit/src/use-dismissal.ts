import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * While `isOpen`, calls back for a press outside the element and for Escape, wherever the focus is: Safari gives none to
 * buttons that are pressed, so that they lose none either.
 */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (event: Event) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node && element.current?.contains(event.target))) dismiss(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(event);
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [element, isOpen]);
}
