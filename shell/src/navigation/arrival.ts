import type { PageHead } from '@portal/kit';

/** Focus on the new page's heading, its title said by the announcer. */
export function announcePage(head: PageHead): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  const announcer = document.getElementById('shell-announcer');
  if (announcer) announcer.textContent = head.title;
}
