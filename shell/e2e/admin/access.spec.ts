import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../../infra/tooling/e2e/when-shown.ts';

test('a document for admins is a skeleton that fits a phone, holds neither data nor code, and no search engine keeps it', async ({
  browser,
  request,
  portal,
}) => {
  const answer = await request.get('/admin/members?search=kim');
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(portal.adminEmail);
  expect(html).not.toContain('/api/user/admin');
  expect(html.match(/<script[^>]*src="[^"]*admin/)).toBeNull();

  // Before it is known who visits: without scripts it never is
  const waiting = await browser.newPage({
    baseURL: portal.origin,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  await waiting.goto('/admin/members');
  await expect(waiting.locator('[aria-busy="true"]')).toBeVisible();
  const [width, seen] = await waiting.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth] as const);
  expect(width).toBe(seen);
  await waiting.close();
});

test('a visitor signs in first and comes back to the page, its query kept; Back leads to where they were', async ({
  page,
  portal,
}) => {
  await page.goto('/news');
  await whenShown(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/admin/members?role=admin',
      textContent: 'members',
    });
    document.getElementById('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'members' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fmembers%3Frole%3Dadmin');
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await page.goForward();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('이메일', { exact: true }).fill(portal.adminEmail);
  await page.getByLabel('비밀번호', { exact: true }).fill(portal.adminPassword);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/admin/members?role=admin');
  await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeFocused();
});

test('a member is refused, and neither code nor data for admins is asked for', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page);
  await page.goto('/admin/members');
  await expect(page.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '관리 메뉴' })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/user/admin') || path.startsWith('/api/portal/releases'))).toEqual(
    [],
  );
  expect(asked.filter((path) => path.endsWith('.js') && path.includes('admin'))).toEqual([]);
});

test('a session that ends in another tab takes the page away', async ({ page, context, signIn, portal }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/members');
  await expect(page.getByRole('table', { name: '회원' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/terms');
  await other.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fmembers');
  await expect(page.getByText(portal.adminEmail)).toHaveCount(0);
});
