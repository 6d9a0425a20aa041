import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

test('the header is transparent at the top of Home only; an inner page has a banner that moves for who likes it, and a chosen theme', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner').first();
  await expect(header).toHaveAttribute('data-transparent', '');
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveAttribute('data-transparent');

  await page.goto('/terms');
  await expect(header).not.toHaveAttribute('data-transparent');
  const banner = page.getByRole('main').locator('header').first();
  expect((await banner.boundingBox())?.height).toBe(320);
  await expect(page.getByRole('navigation', { name: '현재 위치' })).toHaveText(/홈\s*이용 정책\s*이용약관/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const movement = () => banner.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await movement()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movement()).toBe(0);

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const grounds = [await ground()];
  await page.getByRole('group', { name: '화면 테마' }).getByRole('button', { name: '밝게' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  grounds.push(await ground());
  expect(grounds).toEqual(['rgb(247, 249, 252)', 'rgb(255, 255, 255)']);
  expect(await (await page.request.get('/privacy')).text()).toContain('data-theme="light"');
});

test('the footer leads to pages that there are, and an unknown address to a 404 page with ways on', async ({
  page,
}) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('000-00-02018');
  for (const [name, path] of [
    ['공지사항', '/education/announcement'],
    ['이용약관', '/terms'],
    ['개인정보처리방침', '/privacy'],
    ['이메일 무단수집 거부', '/email-refusal'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no/such/page', textContent: 'nowhere' });
    document.getElementById('main')?.prepend(link);
  });
  await page.getByText('nowhere').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다');
  await page
    .getByRole('main')
    .getByRole('link', { name: /첫 화면/ })
    .click();
  await expect(page).toHaveURL('/');
});

test('a hash leads to its place, at the first load and from another section; one that is no encoding does no harm', async ({
  page,
}) => {
  const headerBottom = 80;
  async function expectInPlace(): Promise<void> {
    await whenShown(page);
    await expect
      .poll(() => page.locator('#location').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(headerBottom + 60);
    await expect(page.locator('#location')).toBeInViewport();
  }
  await page.goto('/#location');
  await expectInPlace();
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: '오시는 길' }).click();
  await expect(page).toHaveURL('/#location');
  await expectInPlace();
  await page.goto('/terms#100%');
  await whenShown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('개인정보처리방침');
});

test('the skip link takes the focus to the content, and the alert of a page that is not built gives it back', async ({
  page,
}) => {
  await page.goto('/login');
  await whenShown(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: '홈' })).toBeFocused();

  await page.goto('/service/product/web-eq');
  await whenShown(page);
  const unbuilt = page.getByRole('main').getByRole('button', { name: 'SM-TWIS' });
  await unbuilt.focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('구현 중인 화면입니다');
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(unbuilt).toBeFocused();
  await expect(page).toHaveURL('/service/product/web-eq');
});

test('paper has the words of a page, and neither the frame nor anything to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/education/schedule', '/news/16']) {
    await page.goto(path);
    await whenShown(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [page.getByRole('banner').first(), page.getByRole('contentinfo')])
      await expect(part).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#main h1').locator('..')).toHaveCSS('padding-top', '0px');
    await expect(page.locator('#main h1')).toHaveCSS('break-after', 'avoid');
  }
});

test('a news item is two sheets of paper at most, the schedule three', async ({ page }) => {
  for (const [path, most] of [
    ['/news/16', 2],
    ['/education/schedule', 3],
  ] as const) {
    await page.goto(path);
    await whenShown(page);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets, path).toBeGreaterThan(0);
    expect(sheets, path).toBeLessThanOrEqual(most);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header of Home can be read wherever the page is scrolled, its lists open, and it leads to sign-in', async ({
    page,
  }) => {
    await page.goto('/?lang=ko');
    await page.mouse.wheel(0, 900);
    const header = page.getByRole('banner').first();
    await expect(header).toHaveCSS('background-color', 'rgb(10, 15, 28)');
    await expect(header.getByRole('link', { name: '로그인' })).toBeVisible();
    const group = header.getByRole('button', { name: '교육' });
    await group.hover();
    await expect(header.getByRole('link', { name: '교육일정' })).toBeVisible();
  });

  test('a page offers nothing to press that would do nothing', async ({ page }) => {
    for (const path of ['/', '/education/schedule', '/service/product/web-eq', '/application']) {
      await page.goto(`${path}?lang=ko`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['button', 'tablist', 'tab'] as const) await expect(main.getByRole(role), path).toHaveCount(0);
    }
  });
});
