import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

test('a document for admins is a skeleton that holds neither data nor code, and no search engine keeps it', async ({ request, portal }) => {
  const answer = await request.get('/admin/members?search=kim');
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(portal.adminEmail);
  expect(html).not.toContain('/api/user/admin');
  expect(html.match(/<script[^>]*src="[^"]*admin/)).toBeNull();
});

test.describe('before it is known who visits', () => {
  test.use({ javaScriptEnabled: false });

  test('the skeleton fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/admin/members');
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    const [width, seen] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth] as const);
    expect(width).toBe(seen);
  });
});

test('a visitor signs in first and comes back to the page, its query kept', async ({ page, portal }) => {
  await page.goto('/admin/members?role=admin');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fmembers%3Frole%3Dadmin');
  await page.getByLabel('이메일', { exact: true }).fill(portal.adminEmail);
  await page.getByLabel('비밀번호', { exact: true }).fill(portal.adminPassword);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/admin/members?role=admin');
  await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeFocused();
});

test('Back from the sign-in page leads to where the visitor was, not into a circle', async ({ page }) => {
  await page.goto('/news');
  await whenShown(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/admin/audit', textContent: 'audit' });
    document.getElementById('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'audit' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Faudit');
  await page.goBack();
  await expect(page).toHaveURL('/news');
});

test('a member is refused, and neither code nor data for admins is asked for', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page);
  await page.goto('/admin/members');
  await expect(page.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '관리 메뉴' })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/user/admin') || path.startsWith('/api/portal/releases'))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.js') && path.includes('admin'))).toEqual([]);
});

test('a session that ends in another tab takes the page away, and signing in brings it back', async ({ page, context, signIn, portal }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/members');
  await expect(page.getByRole('table', { name: '회원' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fmembers');
  await expect(page.getByText(portal.adminEmail)).toHaveCount(0);
  await other.goto('/login');
  await other.getByLabel('이메일', { exact: true }).fill(portal.adminEmail);
  await other.getByLabel('비밀번호', { exact: true }).fill(portal.adminPassword);
  await other.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(other).toHaveURL('/');
  await page.goto('/admin/members');
  await expect(page.getByRole('table', { name: '회원' })).toBeVisible();
});

test('an unknown page below /admin is not found', async ({ request }) => {
  expect((await request.get('/admin/nothing')).status()).toBe(404);
});
