import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('a member signs in, comes to Home, and signs out from the header', async ({ page }) => {
  const member = await createMember(page);
  await page.goto('/login');
  await expect(page).toHaveTitle('로그인 | 셀매트릭스');
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('로그인 되었습니다')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('로그아웃 되었습니다')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
});

test('a session outlives a reload', async ({ page, signIn }) => {
  await page.goto('/login');
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: '로그아웃' })).toBeVisible();
});

test('signing in leads to the page that asked for it, and to no other site', async ({ page }) => {
  const member = await createMember(page);
  const signInAt = async (address: string) => {
    await page.goto(address);
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
  };
  await signInAt(`/login?next=${encodeURIComponent('/news?page=1#list')}`);
  await expect(page).toHaveURL('/news?page=1#list');
  await page.context().clearCookies({ name: /refresh|signed_in/ });
  await signInAt('/login?next=//evil.example/');
  await expect(page).toHaveURL('/');
});

test.describe('a refused sign-in', () => {
  test.use({ allowedConsole: [/401/] });

  test('says so, keeps the e-mail and lets one try again', async ({ page }) => {
    const member = await createMember(page);
    await page.goto('/login');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByLabel('비밀번호', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByText('로그인에 실패했습니다')).toBeVisible();
    await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
    await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(member.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a remembered e-mail is there at the next visit', async ({ page }) => {
  const member = await createMember(page);
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByLabel('이메일 저장').check();
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(member.email);
  await expect(page.getByLabel('이메일 저장')).toBeChecked();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('비밀번호', { exact: true });
  await password.fill('correct-horse');
  await page.getByRole('button', { name: '비밀번호 표시' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: '비밀번호 숨기기' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('empty fields are named and the first takes the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('필수 입력 항목입니다.')).toHaveCount(2);
  await expect(page.getByLabel('이메일', { exact: true })).toBeFocused();
});
