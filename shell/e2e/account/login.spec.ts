import { createMember } from '../../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';

test('a page for members leads a visitor to Login and comes back; the e-mail is remembered past the sign-out', async ({
  page,
}) => {
  const member = await createMember(page);
  const email = page.getByLabel('이메일', { exact: true });
  const password = page.getByLabel('비밀번호', { exact: true });
  await page.goto('/account/security');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/account/security')}`);
  await expect(page.getByRole('status').filter({ hasText: '로그인이 필요합니다.' })).toBeVisible();
  await email.fill(member.email);
  await password.fill(member.password);
  await page.getByLabel('이메일 저장').check();
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(toastOf(page, 'success', '로그인 되었습니다')).toBeVisible();
  await expect(page).toHaveURL('/account/security');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.goto('/terms');
  await page.getByRole('banner').first().getByRole('button', { name: '로그아웃' }).click();
  await expect(toastOf(page, 'success', '로그아웃 되었습니다')).toBeVisible();
  await page.getByRole('banner').first().getByRole('link', { name: '로그인' }).click();
  await expect(email).toHaveValue(member.email);
  await expect(page.getByLabel('이메일 저장')).toBeChecked();
});

test('a sign-in sent before the page answers is sent once it does', async ({ page }) => {
  const member = await createMember(page);
  let letThrough = (): void => undefined;
  const mayPass = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/r\/.*\.js$/, async (route) => {
    await mayPass;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(member.email);
  await expect(page).toHaveURL('/login');
  letThrough();
  await expect(toastOf(page, 'success', '로그인 되었습니다')).toHaveCount(1);
  await expect(page).toHaveURL('/');
});
