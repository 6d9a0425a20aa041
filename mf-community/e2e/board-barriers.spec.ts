import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { coveredControls } from '../../infra/tooling/e2e/covered-controls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { followLink } from '../../infra/tooling/e2e/follow-link.ts';
import { isTried, sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { adminCaller, callerFor, newId, open, RED_PIXEL } from './community.ts';

const INJECTIONS = [
  '<script>window.injected = 1</script>',
  '<img src=x onerror="window.injected=1">',
  '<svg onload="window.injected=1">',
  '<iframe srcdoc="<script>parent.injected=1</script>"></iframe>',
  '[누르기](javascript:window.injected=1)',
  '[누르기](JaVaScRiPt:window.injected=1)',
  '[누르기](java&#x0A;script:window.injected=1)',
  '![그림](javascript:window.injected=1)',
  '[누르기](data:text/html,<script>window.injected=1</script>)',
  '[누르기](vbscript:1)',
  '<javascript:window.injected=1>',
  '<a href="javascript:window.injected=1">a</a>',
  '<details open ontoggle="window.injected=1">',
  '"><script>window.injected=1</script>',
  '`</code><script>window.injected=1</script>`',
  '[a]: javascript:window.injected=1\n\n[누르기][a]',
  '<style>@import "javascript:window.injected=1"</style>',
  '<math><mtext></mtext><script>window.injected=1</script></math>',
  '<body onload="window.injected=1">',
  '<!--><script>window.injected=1</script>-->',
].join('\n\n');

test('nothing that a post or a preview holds runs, and no link leads to a script', async ({ page, signIn }) => {
  const author = await callerFor(await signIn(page));
  const { classroomId } = await author.post({ content: INJECTIONS });
  const html = await renderedDocument(page.request, `/education/classroom/${classroomId}`);
  // In the document it is written for people: as text, never as elements of the page.
  expect(/<article[\s\S]*<\/article>/.exec(html)?.[0]).not.toMatch(
    /<(script|svg onload|iframe|details|style|math|body)[\s>]|onerror="|href="(?:java|data|vb)/i,
  );

  const inspect = (root: string) =>
    page.locator(root).evaluate((element) => ({
      injected: 'injected' in window,
      elements: [...element.querySelectorAll('script, iframe, style, math, details, object, embed')].length,
      handlers: [...element.querySelectorAll('*')]
        .flatMap((each) => each.getAttributeNames())
        .filter((name) => name.startsWith('on')),
      links: [...element.querySelectorAll('a')]
        .map((link) => link.protocol)
        .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    }));
  const clean = { injected: false, elements: 0, handlers: [], links: [] };
  await open(page, `/education/classroom/${classroomId}`);
  expect(await inspect('article')).toEqual(clean);

  await open(page, `/education/classroom/edit/${classroomId}`);
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('region', { name: '미리보기' })).toContainText('window.injected');
  expect(await inspect('[role=region][aria-label="미리보기"]')).toEqual(clean);
  await author.end();
});

/**
 * Of every third page, axe in one language at one width, where nothing lies over a link or a control either; no page is wider than a narrow or a
 * wide screen. All of it in both languages and at both widths in the trial `all-combinations`. What is opened is opened in
 * English, since most other tests open Korean documents; the other pages come by links.
 */
async function expectNoBarriers(page: Page, addresses: string[]): Promise<void> {
  const [first] = addresses;
  const expectNone = async (address: string, place: number) => {
    if (address.endsWith('/edit')) await showPreviews(page);
    // Two pages in each language, one at each width
    for (const lang of sampleOf(['en', 'ko'] as const, place >> 1)) {
      await changeLanguage(page, lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${address} (${lang}) at ${width} px`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), where).toBe(true);
        if (!sampleOf([360, 1440], place).includes(width)) continue;
        expect(await coveredControls(page), where).toEqual([]);
        expect(await barriersOf(page, address === first ? 'page' : 'content'), where).toEqual([]);
      }
    }
  };
  for (const [index, address] of addresses.entries()) {
    if (!isTried(index)) continue;
    // An editor with a text asks before it is left
    if (index === 0 || addresses[index - 1]?.endsWith('/edit')) await open(page, address, 'en');
    else await followLink(page, address);
    await expectNone(address, index);
  }
}

/** Opens what an editor hides: its English part, the preview of a text. */
async function showPreviews(page: Page): Promise<void> {
  await page.locator('.cm-content').first().fill('# 머리말\n\n**굵게**\n둘째 줄');
  const summary = page.locator('summary');
  if ((await summary.count()) > 0) await summary.click();
  else await page.getByRole('toolbar').getByRole('button').last().click();
}

test.describe('no barrier, and nothing wider than the screen', () => {
  // The documents of what is not there, or waits, are 404.
  test.use({ allowedConsole: [/404/] });

  test('in lists and posts, found or not', async ({ page }) => {
    test.slow();
    const admin = await adminCaller();
    const { classroomId } = await admin.post({ type: 'question' });
    const { newsId } = await admin.news({
      file: RED_PIXEL,
      imageAlt: '점',
      titleEn: 'Dot',
      contentEn: 'A dot',
      imageAltEn: 'a dot',
      status: 'visible',
    });
    await admin.request.post('/api/classroom/answer', { data: { classroomId, content: '답변입니다.' } });
    const nothing = newId();
    await expectNoBarriers(page, [
      '/education/classroom/list',
      `/education/classroom/${classroomId}`,
      `/education/classroom/list?title=${nothing}`,
      '/news',
      `/news/${newsId}`,
      `/news?title=${nothing}`,
      '/news/999999',
      '/education/announcement',
    ]);
    await admin.end();
  });

  test('in editors and in the views for admins', async ({ page, browser, portal, signIn }) => {
    test.slow();
    const other = await browser.newPage({ baseURL: portal.origin });
    const author = await callerFor(await signIn(other));
    const { newsId } = await author.news();
    await signIn(page, 'admin');
    await expectNoBarriers(page, [
      '/education/classroom/edit',
      '/news/edit',
      '/education/announcement/edit',
      '/admin/community/posts',
      '/admin/community/queue',
      '/admin/community/trash',
      `/admin/community/trash?search=${newId()}`,
      `/admin/community/posts/news/${newsId}`,
    ]);
    await Promise.all([author.end(), other.close()]);
  });
});
