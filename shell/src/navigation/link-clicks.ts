import type { NavigateOptions } from '@portal/kit/host';

/** The closest link of this site that the shell may handle. */
export function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return link.pathname.startsWith('/api/') || link.pathname.startsWith('/r/') || 'noPage' in link.dataset
    ? undefined
    : link;
}

/** Keys and other buttons than the first have the browser do something else. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

interface LinkClicks {
  navigate(to: string, options: NavigateOptions): void;
  /** Called when a link comes under the pointer or gets the focus. */
  preload(pathname: string): void;
  /** Called when a link is pressed, of which a click may follow. */
  foresee(to: string): void;
}

/** Handles clicks on all links of the site. Clicks with a modifier key are left to the browser. */
export function takeLinkClicks({ navigate, preload, foresee }: LinkClicks): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || isModified(event)) return;
    const link = ownLink(event.target);
    if (!link) return;
    event.preventDefault();
    navigate(link.href, { keepPlace: 'keepPlace' in link.dataset });
  });
  let pressed: HTMLAnchorElement | undefined;
  const consider = (event: Event) => {
    const link = ownLink(event.target);
    // A press gives the focus too, when the page of the link is being prepared already
    if (link && link !== pressed) preload(link.pathname);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  document.addEventListener(
    'pointerdown',
    (event) => {
      pressed = isModified(event) ? undefined : ownLink(event.target);
      if (pressed) foresee(pressed.href);
    },
    { passive: true },
  );
}
