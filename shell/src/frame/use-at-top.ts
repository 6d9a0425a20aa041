import { useEffect, useRef, useState, type RefObject } from 'react';

/** Tells whether the page stands at its top: whether the sentinel, to be put there, is in view. */
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
