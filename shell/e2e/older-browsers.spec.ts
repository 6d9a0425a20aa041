import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { coveredControls } from '../../infra/tooling/e2e/covered-controls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { dropNewerStyles, makeOlder } from '../../infra/tooling/e2e/older-browser.ts';
import { isTried } from '../../infra/tooling/e2e/sample-of.ts';

// An uncaught error fails them: the console has to be empty
test('the oldest supported browsers sign in, keep where they were going, and open My page', async ({ page }) => {
  await makeOlder(page);
  const { email, password } = await createMember(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/login?next=%2Fadmin');

  await page.goto('/login?next=/account&lang=ko');
  expect(await page.evaluate(() => 'canParse' in URL || 'checkVisibility' in document.body)).toBe(false);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', /^\/join\?next=%2Faccount/);
  await main.getByLabel('이메일', { exact: true }).fill(email);
  await main.getByLabel('비밀번호', { exact: true }).fill(password);
  await main.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await page.goto('/account');
  await expect(main).toContainText(email);
  await page.goto('/admin');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('볼 수 있는 권한이 없습니다');
});

test('the oldest supported browsers page, filter and search lists, and open a post with a link', async ({ page }) => {
  await makeOlder(page);
  const main = page.getByRole('main');
  await page.goto('/news?lang=ko');
  await main.getByRole('link', { name: /2/ }).filter({ hasText: /^2$/, visible: true }).click();
  await expect(page).toHaveURL('/news?page=2');
  await main.getByRole('searchbox').fill('WEB EQ 2.4');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/news\?title=WEB/);
  await main.getByRole('link', { name: 'WEB EQ 2.4' }).click();
  await expect(main.getByRole('article').locator('a[href="/service/product/web-eq"]')).toBeVisible();

  await page.goto('/education/classroom/list?lang=ko');
  await main.getByRole('link', { name: '공지', exact: true }).click();
  await expect(page).toHaveURL('/education/classroom/list?type=notice');
  await page.goto('/application?lang=ko');
  const filter = main.locator('a[href*="industry="]').first();
  await filter.click();
  await expect(page).toHaveURL(/\/application\?industry=\w/);
});

test('without the styles that the oldest supported browsers lack, pages are as wide as the window, and nothing is covered', async ({
  page,
}) => {
  test.slow();
  const paths = ['/', '/about', '/news', '/service/product/web-eq', '/service/solution/sm-haccp'];
  for (const [index, path] of [...paths, '/education/schedule', '/support/question', '/login'].entries()) {
    if (!isTried(index)) continue;
    await page.goto(`${path}?lang=en`);
    await dropNewerStyles(page);
    const main = page.getByRole('main');
    await expect(main.locator('h1, h2').first(), path).not.toHaveCSS('text-wrap', /balance|pretty/);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
      expect.soft(await coveredControls(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
