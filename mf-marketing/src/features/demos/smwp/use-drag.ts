import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { COLUMNS, ROWS, type Widget } from './widget.ts';

type Patch = Partial<Pick<Widget, 'x' | 'y' | 'width' | 'height'>>;

interface Drag {
  widget: Widget;
  what: 'move' | 'size';
  pointerId: number;
  fromX: number;
  fromY: number;
}

/** Moves or sizes a widget by pointer, cell by cell; `onDrop` hears of it once, when the pointer is lifted. */
export function useDrag(grid: RefObject<HTMLElement | null>, onDrop: (id: number, patch: Patch) => void) {
  const drag = useRef<Drag>(undefined);
  const [dragged, setDragged] = useState<{ id: number } & Patch>();

  function patchOf({ widget, what, fromX, fromY }: Drag, { clientX, clientY }: PointerEvent): Patch {
    const box = grid.current?.getBoundingClientRect();
    if (!box || box.width === 0) return {};
    const x = Math.round(((clientX - fromX) / box.width) * COLUMNS);
    const y = Math.round(((clientY - fromY) / box.height) * ROWS);
    return what === 'move'
      ? { x: widget.x + x, y: widget.y + y }
      : { width: widget.width + x, height: widget.height + y };
  }

  function stop() {
    drag.current = undefined;
    setDragged(undefined);
  }

  return {
    dragged,
    begin(event: PointerEvent, widget: Widget, what: Drag['what']) {
      if (event.button !== 0) return;
      drag.current = { widget, what, pointerId: event.pointerId, fromX: event.clientX, fromY: event.clientY };
      grid.current?.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (!now || now.pointerId !== event.pointerId) return;
      setDragged({ id: now.widget.id, ...patchOf(now, event) });
    },
    onPointerUp(event: PointerEvent) {
      const now = drag.current;
      if (!now || now.pointerId !== event.pointerId) return;
      onDrop(now.widget.id, patchOf(now, event));
      stop();
    },
    // The browser took the touch for scrolling.
    onPointerCancel: stop,
  };
}
