import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Drawings of later slides, maps and what brings the web fonts: asked for when their turn comes. */
const LATER = /\/(?:(?:art|map)-|web-fonts\.)/;
const MAX_DOCUMENT_BYTES = 20 * 1024;

function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
  return body.replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>/g, '').replaceAll(/<[^>]*>/g, ' ');
}

async function documentOf(request: APIRequestContext, path: string, language: 'ko' | 'en') {
  const response = await request.get(path, { headers: { cookie: `locale=${language}` } });
  return { status: response.status(), html: await response.text() };
}

for (const { path, ...words } of PUBLIC_PAGES) {
  const known = 'known' in words ? words.known : path;
  for (const language of ['ko', 'en'] as const) {
    test(`${path} comes whole from the server in ${language}`, async ({ request, baseURL }) => {
      const { status, html } = await documentOf(request, path, language);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      for (const word of words[language]) expect(textOf(html)).toContain(word);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${known}"`);
      for (const alternate of ['ko', 'en']) expect(html).toContain(`hreflang="${alternate}" href="${baseURL}${known}?lang=${alternate}"`);
      expect(html).toContain('hreflang="x-default"');
      for (const property of ['og:title', 'og:description', 'og:url', 'og:locale']) expect(html).toContain(`property="${property}"`);
    });
  }
}

test('a news item comes whole from the server, with its own title', async ({ request }) => {
  const { data } = (await (await request.get('/api/news/view?itemsPerPage=1')).json()) as { data: { newsId: string; title: string }[] };
  const item = data[0];
  const { status, html } = await documentOf(request, `/news/${item?.newsId}`, 'ko');
  expect(status).toBe(200);
  expect(textOf(html)).toContain(item?.title);
  expect(html).toContain('property="og:type" content="article"');
});

for (const path of ['/no-such-page', '/news/999999', '/news/no-number', '/education/none', '/terms/1999-01-01']) {
  test(`${path} is a real 404 page`, async ({ request }) => {
    const { status, html } = await documentOf(request, path, 'ko');
    expect(status).toBe(404);
    expect(textOf(html)).toMatch(/찾을 수 없/);
    expect(html).toContain('content="noindex');
  });
}

for (const { path } of PUBLIC_PAGES) {
  test(`${path} preloads exactly the scripts it runs`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await whenShown(page);
    const announced = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
        .map((link) => new URL(link.href).pathname)
        .concat([...document.querySelectorAll<HTMLScriptElement>('script[src][integrity]:not([data-webpack])')].map((script) => new URL(script.src).pathname)),
    );
    const lazy = [...loaded].filter((script) => !announced.includes(script) && !LATER.test(script));
    expect(lazy).toEqual([]);
    expect(announced.filter((script) => !loaded.has(script))).toEqual([]);
  });

  test(`${path} weighs less than a document may`, async ({ request }) => {
    const response = await request.fetch(path, { headers: { 'accept-encoding': 'br' } });
    const raw = Number(response.headers()['content-length'] ?? 0);
    const { brotliCompressSync } = await import('node:zlib');
    const bytes = raw || brotliCompressSync(await response.body()).length;
    expect(bytes).toBeLessThan(MAX_DOCUMENT_BYTES);
  });
}

for (const [tab, hidden] of [['a tab in the background', true], ['a tab that draws no frame', false]] as const) {
  test(`${tab} comes alive too`, async ({ page }) => {
    await page.addInitScript((isHidden) => {
      globalThis.requestAnimationFrame = () => 0;
      Object.defineProperty(document, 'hidden', { get: () => isHidden });
    }, hidden);
    await page.goto('/timeline?lang=ko', { waitUntil: 'commit' });
    // Playwright's own waiting asks at each frame
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('portal:shown').length)).toBe(1);
  });
}
