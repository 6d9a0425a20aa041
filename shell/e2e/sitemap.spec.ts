import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('every address of the sitemap is a page that search engines may keep, under that very address', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect([...new Set(addresses.map((address) => new URL(address).pathname))]).toEqual(
    expect.arrayContaining([
      '/',
      '/timeline',
      '/productMenu',
      '/service/product/web-eq',
      '/news',
      '/education/classroom/list',
      '/support/download',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    // A page that a busy server left to the browser says what every page says
    await expect(async () => {
      const answer = await request.get(pathname + search, { maxRedirects: 0 });
      expect([pathname, answer.status(), answer.headers()['x-portal-rendered']]).toEqual([pathname, 200, 'server']);
      const html = await answer.text();
      expect(/<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]).toBe(address);
      expect(html.includes('noindex')).toBe(false);
    }).toPass({ timeout: 10_000 });
  }
});
