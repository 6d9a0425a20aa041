import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument, renderedStatus } from '../../infra/tooling/e2e/rendered-document.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Home with the sample content has 20.1 KiB; what companies write in its news adds a few hundred bytes. */
const MAX_DOCUMENT_BYTES = 21 * 1024;

/** The words of a document, each space a plain one: names of products are kept in one line by others. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
  return body
    .replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

async function expectWhole(
  request: APIRequestContext,
  origin: string,
  language: 'ko' | 'en',
  page: (typeof PUBLIC_PAGES)[number],
): Promise<void> {
  const { path } = page;
  const known = `${origin}${'known' in page ? page.known : path}`;
  const html = await renderedDocument(request, path);
  const says = expect.configure({ soft: true, message: path });
  says(html).toContain(`<html lang="${language}"`);
  for (const word of page[language]) says(textOf(html)).toContain(word);
  says(html.match(/<h1/g)).toHaveLength(1);
  // Spec, "Shell": every inner page has a banner with its breadcrumbs
  const way = language === 'ko' ? '현재 위치' : 'You are here';
  if (path !== '/')
    says(html).toMatch(new RegExp(`<main[^>]*>.*?<header[^>]*>.*?<h1.*?<nav aria-label="${way}">`, 's'));
  says(html).toMatch(/<title>[^<]{4,}<\/title>/);
  says(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  says(html).toContain(`<link rel="canonical" href="${known}?lang=`);
  for (const alternate of ['ko', 'en'])
    says(html).toContain(`hreflang="${alternate}" href="${known}?lang=${alternate}"`);
  says(html).toContain(`hreflang="x-default" href="${known}?lang=en"`);
  for (const property of ['og:title', 'og:description', 'og:url', 'og:locale'])
    says(html).toContain(`property="${property}"`);
  says(brotliCompressSync(html).length).toBeLessThan(MAX_DOCUMENT_BYTES);
}

for (const language of ['ko', 'en'] as const) {
  test(`every public page comes whole from the server in ${language}, and weighs less than a document may`, async ({
    playwright,
    portal,
  }) => {
    const request = await playwright.request.newContext({
      baseURL: portal.origin,
      extraHTTPHeaders: { cookie: `locale=${language}` },
    });
    for (const page of PUBLIC_PAGES) await expectWhole(request, portal.origin, language, page);
    await request.dispose();
  });
}

test('a news item has its own title, what there is not is a 404 page, and My page holds nothing personal', async ({
  page,
  request,
  signIn,
}) => {
  const { data } = (await (await request.get('/api/news/view?itemsPerPage=1')).json()) as {
    data: { newsId: string; title: string }[];
  };
  const html = await renderedDocument(request, `/news/${data[0]?.newsId}`);
  expect(textOf(html)).toContain(data[0]?.title);
  expect(html).toContain('property="og:type" content="article"');

  for (const path of [
    '/no-such-page',
    '/news/999999',
    '/news/no-number',
    '/education/none',
    '/terms/1999-01-01',
    '/admin/nothing',
  ]) {
    expect.soft(await renderedStatus(request, path), path).toBe(404);
    const missing = await (await request.get(path)).text();
    expect.soft(textOf(missing), path).toMatch(/찾을 수 없/);
    expect.soft(missing, path).toContain('content="noindex');
  }

  const member = await signIn(page);
  for (const path of ['/account', '/account/profile', '/account/security', '/account/consents']) {
    const own = await (await page.request.get(path)).text();
    expect.soft(own, path).not.toContain(member.email);
    expect.soft(own, path).toContain('content="noindex');
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/\/account|-password|verify-email/);
});

test('a tab in the background hydrates, and so does one that draws no frame', async ({ context }) => {
  for (const isHidden of [true, false]) {
    const tab = await context.newPage();
    await tab.addInitScript((hidden) => {
      globalThis.requestAnimationFrame = () => 0;
      Object.defineProperty(document, 'hidden', { get: () => hidden });
    }, isHidden);
    await tab.goto('/timeline?lang=ko', { waitUntil: 'commit' });
    // Playwright's own waiting asks at each frame
    await expect.poll(() => tab.evaluate(() => performance.getEntriesByName('portal:shown').length)).toBe(1);
  }
});

test.describe('before the page is hydrated', () => {
  test.use({ allowedConsole: [/link\/use/] });

  test('a button that is pressed does its work once it is', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const early = page.waitForResponse(/early[^/]*\.js/);
    await page.route(/\.js/, async (route) => {
      if (!/early[^/]*\.js/.test(route.request().url())) await released;
      await route.continue();
    });
    await page.goto('/login/link?token=none&lang=en', { waitUntil: 'commit' });
    await (await early).finished();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    release();
    await expect(page.getByRole('heading', { name: /link/, level: 2 })).toBeVisible();
  });
});
