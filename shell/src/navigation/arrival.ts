import type { PageHead } from '@portal/kit';

/** Focus on the new page's heading, its title said by the announcer. */
export function announcePage(head: PageHead): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  const announcer = document.getElementById('shell-announcer');
  if (announcer) announcer.textContent = head.title;
}

/** The element whose id the hash is, percent-encoded or as it stands. */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Anybody may type a hash: a lone % is no encoding.
    return document.getElementById(id);
  }
}

/** Scrolls to the element that the hash names. False when there is none. */
export function scrollToHash(hash: string): boolean {
  const target = elementOf(hash);
  target?.scrollIntoView();
  return target !== null;
}
