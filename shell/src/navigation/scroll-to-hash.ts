/** How long what loads above a target may push it away. */
const SETTLE_LIMIT_MS = 5000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** The element whose id is the hash, percent-encoded or not. */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Anybody may type a hash: a lone % is no encoding.
    return document.getElementById(id);
  }
}

let stopHolding: () => void = () => undefined;

/** Keeps the target at its place while widgets and pictures above it come, until the visitor moves or the time is up. */
function hold(target: HTMLElement): void {
  stopHolding();
  let place = { top: NaN, scrolled: NaN };
  const topOf = () => target.getBoundingClientRect().top;
  const bring = () => {
    if (target.isConnected) target.scrollIntoView({ behavior: 'instant' });
    else stop();
  };
  const observer = new ResizeObserver(bring);
  // WebKit has no scroll anchoring: what is laid out above moves the target, though the page may stay as tall
  const watch = () => {
    frame = requestAnimationFrame(watch);
    if (place.scrolled === scrollY && place.top !== topOf()) bring();
    place = { top: topOf(), scrolled: scrollY };
  };
  let frame = requestAnimationFrame(watch);
  const limit = setTimeout(() => stop(), SETTLE_LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  stopHolding = stop;
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
}

/** Scrolls to the element that the hash names, and has the next Tab go on from there. False when there is none. */
export function scrollToHash(hash: string): boolean {
  stopHolding();
  const target = hash.length > 1 ? elementOf(hash) : null;
  if (!target) return false;
  target.scrollIntoView();
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  hold(target);
  return true;
}
