import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

test('the header is transparent at the top of Home only', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner').first();
  await expect(header).toHaveAttribute('data-transparent', '');
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveAttribute('data-transparent');
  await page.goto('/login');
  await expect(header).not.toHaveAttribute('data-transparent');
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

test('the footer names the company and leads on, to pages that there are', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  for (const text of ['서울특별시 강서구', '경기도 남양주시', '000-00-02018', '02-000-1020, 031-000-2020', '© (주)셀매트릭스']) await expect(footer).toContainText(text);
  // Phone lines are text (spec, "Shell").
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: /유튜브 채널/ })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
  for (const [name, path] of [['공지사항', '/education/announcement'], ['이용약관', '/terms'], ['개인정보처리방침', '/privacy'], ['이메일 무단수집 거부', '/email-refusal']] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('what has no page shows the alert, stays, and gives the focus back', async ({ page }) => {
  for (const { language, text, ok } of [{ language: 'ko', text: '구현 중인 화면입니다', ok: '확인' }, { language: 'en', text: 'This page is under construction', ok: 'OK' }]) {
    await page.goto(`/service/product/web-eq?lang=${language}`);
    await whenShown(page);
    const unbuilt = page.getByRole('main').getByRole('link', { name: 'SM-TWIS' });
    await unbuilt.focus();
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(text);
    await alert.getByRole('button', { name: ok }).click();
    await expect(alert).toBeHidden();
    await expect(unbuilt).toBeFocused();
    await expect(page).toHaveURL(`/service/product/web-eq?lang=${language}`);
  }
});

for (const arrival of ['at the first load', 'from another section'] as const) {
  test(`a hash leads to its place ${arrival}`, async ({ page }) => {
    if (arrival === 'at the first load') await page.goto('/#location');
    else {
      await page.goto('/login');
      await page.getByRole('contentinfo').getByRole('link', { name: '오시는 길' }).click();
      await expect(page).toHaveURL('/#location');
    }
    await whenShown(page);
    const headerBottom = 80;
    await expect
      .poll(() => page.locator('#location').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(headerBottom + 60);
    await expect(page.locator('#location')).toBeInViewport();
  });
}

test('the skip link takes the focus to the content', async ({ page }) => {
  await page.goto('/login');
  await whenShown(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: '홈' })).toBeFocused();
});

test('a hash that is no encoding does no harm', async ({ page }) => {
  await page.goto('/terms#100%');
  await whenShown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('개인정보처리방침');
});

test('the banner of an inner page is 320 px high, and moves only for people who do not mind', async ({ page }) => {
  await page.goto('/terms');
  const banner = page.getByRole('main').locator('header').first();
  expect((await banner.boundingBox())?.height).toBe(320);
  await expect(page.getByRole('navigation', { name: '현재 위치' })).toHaveText(/홈\s*이용 정책\s*이용약관/);
  const movement = () => banner.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await movement()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movement()).toBe(0);
});

test('a theme is chosen in the footer and remembered; both are pale', async ({ page }) => {
  const html = page.locator('html');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/terms');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const grounds = [await ground()];
  const picker = page.getByRole('group', { name: '화면 테마' });
  await expect(picker.getByRole('button', { name: '기본' })).toHaveAttribute('aria-pressed', 'true');
  await picker.getByRole('button', { name: '밝게' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  grounds.push(await ground());
  expect(grounds).toEqual(['rgb(247, 249, 252)', 'rgb(255, 255, 255)']);
  expect(await (await page.request.get('/privacy')).text()).toContain('data-theme="light"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const address of ['/login', '/join', '/verify-email', '/forgot-password', '/reset-password', '/terms', '/privacy', '/privacy/2021-07-01', '/email-refusal']) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
