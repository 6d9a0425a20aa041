import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('the header is transparent at the top of Home only', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner').first();
  await expect(header).toHaveAttribute('data-transparent', '');
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveAttribute('data-transparent');
  await page.goto('/login');
  await expect(header).not.toHaveAttribute('data-transparent');
});

test('a sub-menu opens on hover and by the keyboard; Escape closes it and keeps the focus', async ({ page }) => {
  await page.goto('/login');
  const group = page.getByRole('button', { name: '회사소개' });
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(600, 700);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(group.locator('..').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('an entry without a page shows the alert, stays, and gives the focus back', async ({ page }) => {
  await page.goto('/login');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: '이용약관' });
  await terms.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('구현 중인 화면입니다');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
  await expect(terms).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('the language changes in place and is remembered', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill('kim@visitor.example');
  await page.getByRole('button', { name: 'EN English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('kim@visitor.example');
  await expect(page).toHaveTitle('Log in | SELMATRIX');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown address is a 404 page with ways on', async ({ page }) => {
  const response = await page.request.get('/no/such/page');
  expect(response.status()).toBe(404);
  await page.goto('/login');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no/such/page', textContent: 'nowhere' });
    document.getElementById('main')?.prepend(link);
  });
  await page.getByText('nowhere').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다');
  await page.getByRole('main').getByRole('link', { name: /첫 화면/ }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer holds the menu and closes on navigation, Escape and a wide screen', async ({ page }) => {
    await page.goto('/login');
    const open = page.getByRole('button', { name: '메뉴 열기' });
    const drawer = page.getByRole('dialog', { name: '메뉴' });
    await open.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await open.click();
    await drawer.getByRole('link', { name: '연혁' }).click();
    await expect(page).toHaveURL('/timeline');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const address of ['/login', '/join', '/verify-email']) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
