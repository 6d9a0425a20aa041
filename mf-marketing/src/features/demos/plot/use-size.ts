import { useEffect, useState, type RefObject } from 'react';

/** CSS pixels, and how many of the screen's are in one of them. */
export interface Size {
  width: number;
  height: number;
  density: number;
}

const SHARPEST = 2;

/** The size of an element, once it is known. Asked for at each drawing, it would have the page laid out in the middle of a frame. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() =>
      setSize({
        width: target.clientWidth,
        height: target.clientHeight,
        density: Math.min(SHARPEST, devicePixelRatio || 1),
      }),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
