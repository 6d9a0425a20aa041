import { usePortal } from '@portal/kit';
import { useEffect, type RefObject } from 'react';

const waiting: HTMLElement[] = [];
let isRunning = false;

/** Safari has no idle callback; a timer also lets the page answer in between. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 30);

/** With all parts inside, whose own code may not have come yet. */
const layOut = (element: HTMLElement) => element.style.setProperty('--deferred-layout', 'visible');

function layOutNext(): void {
  const element = waiting.shift();
  isRunning = element !== undefined;
  if (!element) return;
  layOut(element);
  whenIdle(layOutNext);
}

/**
 * A jump of a screen or more shows a part in the height that it is taken to have, and what follows moves with the next
 * frame. The event comes before the frame that shows the new place.
 */
function layOutAll(): void {
  // A page that is reached by a click begins at its top
  if (scrollY === 0) return;
  removeEventListener('scroll', layOutAll);
  waiting.splice(0).forEach(layOut);
}

/**
 * Lays out an element whose style sheet defers its layout (`content-visibility: var(--deferred-layout, auto)`): one part
 * of the page at a time, once the page is hydrated and has its fonts, because otherwise each would be laid out twice. Then
 * printing, find in page and full-page screenshots include all of it. All parts at once when the visitor scrolls before.
 */
export function useLaidOut(element: RefObject<HTMLElement | null>): void {
  const { settled } = usePortal();

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    waiting.push(target);
    // The same listener is not added twice
    addEventListener('scroll', layOutAll, { passive: true });
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
