import type { SectionRelease } from '@portal/contract';
import type { BundleDescription } from '../../render/render-protocol.ts';

/** Addresses to prove, and route patterns for which an address has still to be found. */
export interface PagePaths {
  /** Declared in section.ts: it must be there. */
  declared: string[];
  /** Further pages of the bundle without a part that varies. */
  fixed: string[];
  patterns: string[];
}

export function pagePaths({ paths }: SectionRelease, { pages }: Pick<BundleDescription, 'pages'>): PagePaths {
  const declared = paths.filter((path) => !path.includes('*'));
  const routes = [...new Set(pages.map(({ path }) => path.replace(/\/:\w+\?$/, '')))].filter((path) =>
    path.startsWith('/'),
  );
  return {
    declared,
    fixed: routes.filter((path) => !path.includes(':') && !path.includes('*') && !declared.includes(path)),
    patterns: [...new Set(pages.map(({ path }) => path.replace(/\?$/, '')))].filter((path) => path.includes(':')),
  };
}

/** Addresses of this site that a page leads to. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/\shref="(\/[^"#?]*)/g)].map(([, path]) => path ?? '');
}

/** The first of some addresses that fits a route pattern such as `/news/:newsId`. */
export function sampleOf(pattern: string, addresses: Iterable<string>): string | undefined {
  // oxlint-disable-next-line regexp/linear -- each part is plain text or [^/]+, with a slash between two
  const fits = new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
      .join('/')}$`,
  );
  for (const address of addresses) if (fits.test(address)) return address;
  return undefined;
}
