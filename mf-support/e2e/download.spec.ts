import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';

const titles = ['회사소개서', 'WEB EQ 카탈로그', 'SMWP 카탈로그', 'SM-IO SERVER 카탈로그', 'SM2S 카탈로그', 'SM-HACCP 카탈로그', 'NECTOS 카탈로그'];

const cardOf = (page: Page, key: string) => page.locator(`#${key}`);

test('the document carries the seven cards before any script runs', async ({ request }) => {
  const html = await renderedDocument(request, '/support/download?lang=ko');
  for (const title of titles) expect(html).toContain(title);
  const english = await renderedDocument(request, '/support/download?lang=en');
  expect(english).toContain('WEB EQ catalogue');
  expect(english).toMatch(/<html[^>]*lang="en"/);
});

test('/support leads to the download page', async ({ page }) => {
  await page.goto('/support?lang=ko');
  await expect(page).toHaveURL(/\/support\/download/);
  await expect(page.getByRole('heading', { level: 1, name: '자료실' })).toBeVisible();
});

test('a visitor is warned and can sign in back to the very card', async ({ page }) => {
  await page.goto('/support/download?lang=ko');
  const card = cardOf(page, 'web-eq');
  await card.getByRole('button', { name: '다운로드' }).click();
  await expect(page.getByText('로그인이 필요한 서비스 입니다')).toBeVisible();
  await card.getByRole('link', { name: '로그인하고 내려받기' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/support/download#web-eq');
});

test('a visitor is warned in English too', async ({ page }) => {
  await page.goto('/support/download?lang=en');
  await cardOf(page, 'smwp').getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Please sign in to use this service')).toBeVisible();
});

test('a member saves the PDF under its Korean name', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/support/download?lang=ko');
  const [download] = await Promise.all([page.waitForEvent('download'), cardOf(page, 'company').getByRole('button', { name: '다운로드' }).click()]);
  expect(download.suggestedFilename().normalize('NFC')).toBe('셀매트릭스_회사소개서.pdf');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('signing in comes back to the card with the download ready', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/support/download?lang=ko#nectos');
  await expect(cardOf(page, 'nectos')).toBeInViewport();
  await expect(cardOf(page, 'nectos').getByRole('link')).toHaveCount(0);
});

test('a long download tells how far it is', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/support/download?lang=ko');
  let held: Route | undefined;
  await page.route('**/api/file/download*', (route) => {
    held = route;
  });
  const card = cardOf(page, 'smwp');
  await card.getByRole('button', { name: '다운로드' }).click();
  await expect(card.getByRole('progressbar', { name: 'SMWP 카탈로그' })).toBeVisible();
  await expect.poll(() => held).toBeDefined();
  const [download] = await Promise.all([page.waitForEvent('download'), held?.continue()]);
  expect(download.suggestedFilename().normalize('NFC')).toBe('SMWP_카탈로그.pdf');
  await expect(card.getByRole('progressbar')).toHaveCount(0);
});

test.describe('when the service fails', () => {
  // The browser itself reports a failed request on the console.
  test.use({ allowedConsole: [/503/] });

  test('a failed download, or one without data, says so and can be tried again', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/support/download?lang=ko');
    const button = cardOf(page, 'sm2s').getByRole('button', { name: '다운로드' });
    const failed = page.locator('[data-toast=error]').filter({ hasText: '다운로드를 실패했습니다' });
    await page.route('**/api/file/download*', (route) => route.fulfill({ contentType: 'application/pdf', body: '' }), { times: 1 });
    await button.click();
    await expect(failed).toHaveCount(1);
    await expect(failed).toHaveCount(0);
    await page.route('**/api/file/download*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"file-unavailable"}' }));
    await button.click();
    await expect(failed).toHaveCount(1);
    await page.unroute('**/api/file/download*');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename().normalize('NFC')).toBe('SM2S_카탈로그.pdf');
  });
});

for (const [width, columns] of [[360, 1], [768, 2], [1100, 3], [1440, 4]] as const) {
  test(`${columns} in a row at ${width} px, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/support/download?lang=ko');
    const tops = await page.locator('main li[id]').evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops).toHaveLength(7);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
