import { useEffect, useState, type RefObject } from 'react';

// Far enough for a map to be there when the visitor is.
const MARGIN = '600px';

/** True from the moment the element first comes near the screen. */
export function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);

  return isNear;
}
