import type { Crumb } from '@portal/kit';

/** The way to a page as schema.org's BreadcrumbList. Crumbs without a page of their own are left out; the last is the page itself. */
export function breadcrumbList(
  origin: string,
  home: string,
  trail: readonly Crumb[],
  path: string,
): Record<string, unknown> {
  const self = trail.length - 1;
  const stops = trail.flatMap(({ label, to }, index) =>
    index === self ? [{ label, to: path }] : to ? [{ label, to }] : [],
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: home, to: '/' }, ...stops].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}
