import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NOT_BUILT = '구현 중인 화면입니다';

async function open(page: Page, path: string) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ko`);
  await whenShown(page);
}

test('products open on WEB EQ, solutions on SM-AI-FARM', async ({ page }) => {
  await open(page, '/service/product');
  await expect(page).toHaveURL(/\/service\/product\/web-eq/);
  await open(page, '/service/solution');
  await expect(page).toHaveURL(/\/service\/solution\/sm-farm/);
});

test('the product tabs lead on by keyboard, and the announced one says so and stays', async ({ page }) => {
  await open(page, '/service/product/web-eq');
  const tabs = page.getByRole('navigation', { name: '제품 선택' }).getByRole('link');
  await expect(tabs).toHaveText(['WEB EQ', 'SMWP', 'SM-IO-SERVER', /^SM-TWIS/]);
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await tabs.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\/product\/smwp$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMWP');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('navigation', { name: '제품 선택' }).getByRole('link', { name: /^SM-TWIS/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(NOT_BUILT);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/service\/product\/smwp$/);
});

test('the three solution tabs show their pages without a reload', async ({ page }) => {
  await open(page, '/service/solution/sm-farm');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const [name, path] of [['SM2S', 'sm-2s'], ['SM-HACCP', 'sm-haccp'], ['SM-AI-FARM', 'sm-farm']] as const) {
    await page.getByRole('navigation', { name: '솔루션 선택' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/service/solution/${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const { path, product, document } of [
  { path: '/service/product/web-eq', product: 'web-eq', document: 'web-eq' },
  { path: '/service/product/smwp', product: 'smwp', document: 'smwp' },
  { path: '/service/product/sm-io-server', product: 'sm-io-server', document: 'sm-io-server' },
  { path: '/service/solution/sm-farm', product: 'sm-ai-farm', document: 'company' },
  { path: '/service/solution/sm-2s', product: 'sm2s', document: 'sm2s' },
  { path: '/service/solution/sm-haccp', product: 'sm-haccp', document: 'sm-haccp' },
]) {
  test(`${path} leads to a question that names it, and to its document`, async ({ page }) => {
    await open(page, path);
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toContain(`/support/question?product=${product}`);
    expect(links).toContain(`/support/download#${document}`);
  });
}

test('SMWP leads to the form for an account', async ({ page }) => {
  await open(page, '/service/product/smwp');
  for (const link of await page.getByRole('link', { name: 'SMWP 계정신청' }).all()) await expect(link).toHaveAttribute('href', '/support/smwpForm');
});

test('the card of the announced product says that its page is being made', async ({ page }) => {
  await open(page, '/introduce');
  await page.getByRole('list', { name: '네 가지 제품' }).getByRole('link', { name: /SM-TWIS/ }).click();
  await expect(page.getByText(NOT_BUILT)).toBeVisible();
  await expect(page).toHaveURL(/\/introduce/);
});

test('cases are filtered by industry, in an address that Back and a shared link restore', async ({ page }) => {
  await open(page, '/application');
  const cases = page.getByRole('list', { name: '현장에서 확인한 변화' }).getByRole('article');
  await expect(cases).toHaveCount(8);
  await page.getByRole('navigation', { name: '업종별로 보기' }).getByRole('link', { name: '식품' }).click();
  await expect(cases).toHaveCount(1);
  await expect(page).toHaveURL(/industry=food/);
  await expect(page.getByRole('link', { name: '식품', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(cases).toHaveCount(8);
  await open(page, '/application?industry=agriculture');
  await expect(cases).toHaveCount(1);
  await expect(cases).toContainText('온실 복합환경 제어');
  await open(page, '/application?industry=unknown');
  await expect(page.getByRole('heading', { name: '이 업종의 사례가 아직 없습니다' })).toBeVisible();
});
