import { useDismissal } from '@portal/kit';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveInMenu } from './menu-keys.ts';

interface OpenMenu {
  id: string;
  /** Opened by a press: stays when the pointer leaves. */
  isPinned: boolean;
}

/** Which one of several sub-menus is open: by hover of a mouse, by a press, or by an arrow key. Escape, leaving and a new path close it. */
export function useHoverMenu(path: string, onOpenChange: (isOpen: boolean) => void) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenMenu>();
  const isOpen = open !== undefined;
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  useEffect(() => setOpen(undefined), [path]);

  // Also without focus inside: what a hover shows must go on Escape (WCAG 1.4.13).
  useDismissal(root, isOpen, () => setOpen(undefined));

  return {
    root,
    openId: open?.id,
    groupEvents: (id: string) => ({
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse') setOpen({ id, isPinned: false });
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') setOpen((now) => (now?.isPinned ? now : undefined));
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setOpen((now) => (now?.id === id ? undefined : now));
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === 'Escape') event.currentTarget.querySelector('button')?.focus();
        else
          moveInMenu(event, {
            group: event.currentTarget,
            open: () => flushSync(() => setOpen({ id, isPinned: true })),
          });
      },
    }),
    close: () => setOpen(undefined),
    press(id: string) {
      setOpen((now) => (now?.id === id && now.isPinned ? undefined : { id, isPinned: true }));
    },
  };
}
