import type { NavigateOptions } from '@portal/kit/host';

/** The link of this site that an event happened on and that the shell may take over. */
function ownLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return link.pathname.startsWith('/api/') || link.pathname.startsWith('/r/') || 'noPage' in link.dataset
    ? undefined
    : link;
}

interface LinkClicks {
  navigate(to: string, options: NavigateOptions): void;
  /** Called when a link comes under the pointer or gets the focus. */
  preload(pathname: string): void;
}

/** Takes the clicks on links of the site, wherever they stand; modified clicks keep their meaning. */
export function takeLinkClicks({ navigate, preload }: LinkClicks): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = ownLink(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.href, { keepPlace: 'keepPlace' in link.dataset });
  });
  const consider = (event: Event) => {
    const link = ownLink(event);
    if (link) preload(link.pathname);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
