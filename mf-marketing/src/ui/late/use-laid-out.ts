import { usePortal } from '@portal/kit';
import { useEffect, type RefObject } from 'react';

const waiting: HTMLElement[] = [];
let isRunning = false;

/** Safari has no idle callback; a timer also lets the page answer in between. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 30);

function layOutNext(): void {
  const element = waiting.shift();
  isRunning = element !== undefined;
  if (!element) return;
  element.style.contentVisibility = 'visible';
  whenIdle(layOutNext);
}

/**
 * Lays out an element whose style sheet defers its layout (`content-visibility: auto`): one part of the page at a time,
 * once the page is hydrated and has its fonts, because otherwise each would be laid out twice. Then printing, find in
 * page and full-page screenshots include all of it.
 */
export function useLaidOut(element: RefObject<HTMLElement | null>): void {
  const { settled } = usePortal();

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    waiting.push(target);
    void settled.then(() => {
      if (isRunning) return;
      isRunning = true;
      whenIdle(layOutNext);
    });
    return () => {
      const index = waiting.indexOf(target);
      if (index >= 0) waiting.splice(index, 1);
    };
  }, [element, settled]);
}
