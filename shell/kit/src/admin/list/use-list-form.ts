import { useCallback, useRef, useState } from 'react';

/** A narrower table breaks its rows however few columns it has. */
const NARROWEST_TABLE_PX = 680;
/** What a date, a chip or half an address needs with its padding. */
const COLUMN_PX = 118;
/** The same in a dense table, whose texts break earlier. */
const DENSE_COLUMN_PX = 86;

/** Whether so many columns fit side by side into the element that gets `ref`; otherwise each row becomes a block. */
export function useListForm(columns: number, isDense = false) {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const frame = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    frame.current = element;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => {
      frame.current = null;
      observer.disconnect();
    };
  }, []);
  const form =
    width < Math.max(NARROWEST_TABLE_PX, columns * (isDense ? DENSE_COLUMN_PX : COLUMN_PX)) ? 'blocks' : 'table';
  return { ref, frame, form } as const;
}
