import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const HANGUL = /[가-힣]/;

test('a change of language changes the whole page, keeps the address and outlives a reload', async ({ page }) => {
  await page.goto('/');
  await whenShown(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const korean = await page.title();
  await page.getByRole('button', { name: /English|EN/ }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.title()).not.toBe(korean);
  const leftKorean = () =>
    page.evaluate((hangul) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (textContent && new RegExp(hangul).test(textContent) && !parentElement?.closest('[lang="ko"], script')) found.push(textContent);
      }
      return found;
    }, HANGUL.source);
  await expect.poll(leftKorean).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  const english = await (await page.request.get('/timeline')).text();
  expect(english).toContain('<html lang="en"');
});

test('lang in the address comes before the remembered choice', async ({ page }) => {
  await page.goto('/timeline?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await whenShown(page);
  await page.goto('/timeline?lang=ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  // The first language asked for has become the choice, and stays it.
  await page.goto('/timeline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without a choice the browser language decides, Korean otherwise', async ({ request }) => {
  const lang = async (acceptLanguage: string) =>
    /<html lang="(..)"/.exec(await (await request.get('/', { headers: { 'accept-language': acceptLanguage } })).text())?.[1];
  expect(await lang('en-GB,en;q=0.9')).toBe('en');
  expect(await lang('fr-FR,fr;q=0.9')).toBe('ko');
  expect(await lang('ko-KR,en;q=0.5')).toBe('ko');
});
