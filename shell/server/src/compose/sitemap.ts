import type { SectionRelease } from '@portal/contract';
import { addDays, escapeHtml, seoulDate } from '@portal/runtime';

/** Paths that say nothing to a search engine. */
const privatePath = /^\/(admin|account|api|login|join|verify-email|forgot-password|reset-password|search)(\/|$)/;

/** Public paths of all sections that belong to a single page (no parameters) and are its canonical URL. */
export function publicPaths(releases: ReadonlyMap<string, SectionRelease> = new Map()): string[] {
  const paths = [...releases.values()].flatMap(({ paths: owned, aliases = [] }) =>
    owned.filter((path) => !aliases.includes(path)),
  );
  return [...new Set(paths)]
    .filter((path) => !path.includes('*') && !path.includes(':') && !privatePath.test(path))
    .sort();
}

export interface SitemapPage {
  path: string;
  /** As ISO 8601. */
  updatedAt?: string;
  /** False for a page in one language only, which has no alternates. */
  isTranslated: boolean;
}

/** The sitemap: each page in each of its languages, and with each the others. */
export function sitemapXml(publicOrigin: string, pages: SitemapPage[]): string {
  const urls = pages.flatMap(({ path, updatedAt, isTranslated }) => {
    const address = escapeHtml(publicOrigin + path);
    const alternate = (language: string, query: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${query}"/>`;
    const alternates = isTranslated
      ? alternate('ko', '?lang=ko') + alternate('en', '?lang=en') + alternate('x-default', '?lang=en')
      : '';
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    const queries = isTranslated ? ['?lang=ko', '?lang=en'] : ['?lang=ko'];
    return queries.map((query) => `<url><loc>${address}${query}</loc>${changed}${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** RFC 9116, 2.5.5: less than a year ahead, so that a file that is left behind is known by it. */
const contactDays = 180;

/** Where researchers report what they find (RFC 9116). */
export function securityText(origin: string, now = new Date()): string {
  const expires = addDays(seoulDate(now), contactDays);
  return [
    `Contact: ${origin}/support/question`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: ko, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/privacy`,
    '',
  ].join('\n');
}

/** Feeds and the images that pages name are below `/api`, yet for everybody. */
export function robotsText(publicOrigin: string): string {
  return `User-agent: *\nAllow: /api/*/feed.xml\nAllow: /api/*/image/\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}
