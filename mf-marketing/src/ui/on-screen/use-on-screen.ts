import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element can be seen now. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => setOn(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return isOn;
}
