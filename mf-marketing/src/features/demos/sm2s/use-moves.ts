import { useLayoutEffect, useRef, type RefObject } from 'react';
import { wantsLessMotion } from '../simulation/use-running.ts';

const MOVE_MS = 450;

/** Lets every card glide from where it was to where it is, whenever the places change. */
export function useMoves(board: RefObject<HTMLElement | null>, places: string): void {
  const before = useRef(new Map<string, { x: number; y: number }>());

  useLayoutEffect(() => {
    const frame = board.current;
    if (!frame) return;
    const origin = frame.getBoundingClientRect();
    const now = new Map<string, { x: number; y: number }>();
    for (const card of frame.querySelectorAll<HTMLElement>('[data-order]')) {
      const { left, top } = card.getBoundingClientRect();
      const [id, x, y] = [card.dataset['order'] ?? '', left - origin.left, top - origin.top];
      const was = before.current.get(id);
      now.set(id, { x, y });
      if (!was || (was.x === x && was.y === y) || wantsLessMotion()) continue;
      card.animate?.([{ transform: `translate(${was.x - x}px, ${was.y - y}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
    before.current = now;
  }, [board, places]);
}
