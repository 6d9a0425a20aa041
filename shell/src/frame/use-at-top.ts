import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the page is scrolled to its top, that is, whether the sentinel, to be placed there, is in view. */
export function useAtTop(): { sentinel: RefObject<HTMLDivElement | null>; isAtTop: boolean } {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isAtTop, setIsAtTop] = useState(true);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) => setIsAtTop(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isAtTop };
}
