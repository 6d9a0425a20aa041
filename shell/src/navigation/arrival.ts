import type { PageHead } from '@portal/kit';

/**
 * Focus on what the new page is for: what it marks with `data-arrival`, else its heading. Screen readers say what gets the
 * focus, so the announcer has the title only where that is no heading.
 */
export function announcePage(head: PageHead): void {
  const main = document.getElementById('main');
  const place = main?.querySelector<HTMLElement>('[data-arrival]') ?? main?.querySelector('h1') ?? main;
  if (place?.tabIndex === -1) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  const announcer = document.getElementById('shell-announcer');
  if (announcer) announcer.textContent = place?.localName === 'h1' ? '' : head.title;
}
