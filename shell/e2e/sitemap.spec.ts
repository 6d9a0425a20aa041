import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { isTried } from '../../infra/tooling/e2e/sample-of.ts';
import { structuredDataProblems } from './structured-data.ts';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** Paths that a page of visitors leads to without being a page of the sitemap: by rights, or under another URL. */
const elsewhere =
  /^\/(?:login|join|account|admin|search|api|r|forgot-password|verify-email|education\/classroom\/\d+)(?:\/|$|\?)/;

/** The pages that a document leads to, with their queries. */
function linksOf(html: string, origin: string): URL[] {
  return all(html, /<a\b[^>]*?\shref="([^"]+)"/g)
    .map((href) => new URL(unescaped(href), origin))
    .filter((url) => url.origin === origin);
}

test('every page of the sitemap is kept by search engines under that very URL, in both languages, with valid structured data; no link is broken and no page is without a link to it', async ({
  request,
  portal: { origin },
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = all(sitemap, /<loc>([^<]+)<\/loc>/g).map(unescaped);
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  expect([...paths]).toEqual(
    expect.arrayContaining([
      '/',
      '/timeline',
      '/productMenu',
      '/service/product/web-eq',
      '/application/weld-inspection',
      '/news',
      '/education/classroom/list',
      '/support/download',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);

  const linked = new Map<string, string>();
  const claims = new Map<string, string[]>();
  const isRead = (address: string, index: number) => address.endsWith('lang=ko') || isTried(index);
  for (const address of addresses.filter(isRead)) {
    const { pathname, search } = new URL(address);
    // A page that a busy server left to the browser says what every page says
    await expect(async () => {
      const answer = await request.get(pathname + search, { maxRedirects: 0 });
      expect([pathname, answer.status(), answer.headers()['x-portal-rendered']]).toEqual([pathname, 200, 'server']);
      const html = await answer.text();
      expect(/<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]).toBe(address);
      expect(html.includes('noindex')).toBe(false);
      expect([address, structuredDataProblems(html)]).toEqual([address, []]);
      claims.set(
        address,
        all(html, /<link rel="alternate" hreflang="(?:ko|en|x-default)" href="([^"]+)">/g).map(unescaped),
      );
      for (const link of linksOf(html, origin)) linked.set(link.pathname + link.search, pathname);
    }).toPass({ timeout: 20_000 });
  }

  // Each language names the other and itself, and both are in the sitemap
  for (const [address, alternates] of claims) {
    expect(addresses).toEqual(expect.arrayContaining(alternates));
    for (const alternate of alternates.filter((other) => claims.has(other)))
      expect([address, alternate, claims.get(alternate)]).toEqual([address, alternate, alternates]);
  }

  const reached = new Set([...linked.keys()].map((link) => new URL(link, origin).pathname));
  const orphans = [...paths].filter((path) => !reached.has(path) && path !== '/');
  expect(orphans).toEqual([]);

  const others = [...linked].filter(([link]) => !paths.has(new URL(link, origin).pathname) && !elsewhere.test(link));
  const broken: string[] = [];
  for (const [link, from] of others) {
    const status = (await request.get(link)).status();
    if (status !== 200) broken.push(`${from} leads to ${link}: ${status}`);
  }
  expect(broken).toEqual([]);
});
