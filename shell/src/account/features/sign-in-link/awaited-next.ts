const KEY = 'sign-in-next';

/** Remembers where to go once the mailed link is opened, which is in another tab. */
export function awaitNext(next: string): void {
  localStorage.setItem(KEY, next);
}

/** Where to go now, told once; null when nothing was remembered. */
export function takeNext(): string | null {
  const next = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  return next;
}
