import type { PageHead } from '@portal/kit';

/** The link in view to a URL, such as the row that was opened. */
const linkTo = (url: string | false | undefined, links: Iterable<HTMLAnchorElement>): HTMLElement | undefined =>
  [...links].find((link) => {
    const { top } = link.getBoundingClientRect();
    return link.pathname + link.search === url && top > 0 && top < innerHeight;
  });

/**
 * Focus on what the new page is for: after Back from `left` its link to there, else what it marks with `data-arrival`, else its
 * heading. Screen readers say what gets the focus, so the announcer has the title only where that is no heading.
 */
export function announcePage(head: PageHead, left?: string | false): void {
  const main = document.getElementById('main');
  const place =
    linkTo(left, main?.querySelectorAll('a') ?? []) ??
    main?.querySelector<HTMLElement>('[data-arrival]') ??
    main?.querySelector('h1') ??
    main;
  if (place?.tabIndex === -1) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  const announcer = document.getElementById('shell-announcer');
  if (announcer) announcer.textContent = place?.localName === 'h1' ? '' : head.title;
}
