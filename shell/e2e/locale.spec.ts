import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const HANGUL = /[가-힣]/;

test('a change of language changes the whole page in place, keeps what was typed, and outlives a reload', async ({
  page,
}) => {
  await page.goto('/');
  await whenShown(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const korean = await page.title();
  const english = page.getByRole('button', { name: 'EN English' }).first();
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.title()).not.toBe(korean);
  const leftKorean = () =>
    page.evaluate((hangul) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (textContent && new RegExp(hangul).test(textContent) && !parentElement?.closest('[lang="ko"], script'))
          found.push(textContent);
      }
      return found;
    }, HANGUL.source);
  await expect.poll(leftKorean).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  expect(await (await page.request.get('/timeline')).text()).toContain('<html lang="en"');

  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill('kim@visitor.example');
  await page.getByRole('button', { name: 'KO 한국어' }).click();
  await expect(page).toHaveTitle('로그인 | 셀매트릭스');
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue('kim@visitor.example');
});

test('lang in the address comes before the remembered choice, and becomes it', async ({ page }) => {
  await page.goto('/timeline?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await whenShown(page);
  await page.goto('/timeline?lang=ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await whenShown(page);
  await page.goto('/timeline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});
