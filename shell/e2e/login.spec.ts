import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';

test('a member signs in, comes to Home, and signs out from the header', async ({ page }) => {
  const member = await createMember(page);
  await page.goto('/login');
  await expect(page).toHaveTitle('로그인 | 셀매트릭스');
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(toastOf(page, 'success', '로그인 되었습니다')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
  await expect(toastOf(page, 'success', '로그아웃 되었습니다')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
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

  for (const { language, failure, wrong } of [
    { language: 'ko', failure: '로그인에 실패했습니다', wrong: '이메일 또는 비밀번호가 올바르지 않습니다.' },
    { language: 'en', failure: 'Log-in failed', wrong: 'The e-mail or the password is not correct.' },
  ]) {
    test(`says so, alike for a wrong password and an unknown address, and keeps the e-mail (${language})`, async ({ page }) => {
      const member = await createMember(page);
      await page.goto(`/login?lang=${language}`);
      for (const email of [member.email, `nobody-${member.email}`]) {
        await page.locator('input[name=email]').fill(email);
        await page.locator('input[name=password]').fill('not the password');
        await page.locator('#main button[type=submit]').click();
        await expect(toastOf(page, 'error', failure)).toBeVisible();
        await expect(page.getByText(wrong)).toBeVisible();
        await expect(page.locator('input[name=email]')).toHaveValue(email);
        await expect(toastOf(page, 'error', failure)).toBeHidden();
      }
      await page.locator('input[name=email]').fill(member.email);
      await page.locator('input[name=password]').fill(member.password);
      await page.locator('#main button[type=submit]').click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test.describe('after five failures', () => {
  test.use({ allowedConsole: [/401|429/] });

  test('the wait is said, and a right password does not help before it is over', async ({ page }) => {
    const member = await createMember(page);
    for (let failure = 0; failure < 5; failure += 1) {
      const answer = await page.request.post('/api/user/signin', { data: { email: member.email, password: 'not the password' } });
      expect(answer.status()).toBe(401);
    }
    await page.goto('/login');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(toastOf(page, 'error', '로그인에 실패했습니다')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 15분 뒤)' })).toBeVisible();
  });
});

test('success is said in English too', async ({ page }) => {
  const member = await createMember(page);
  await page.goto('/login?lang=en');
  await page.getByLabel('E-mail', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(toastOf(page, 'success', 'You are logged in')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(toastOf(page, 'success', 'You have been logged out')).toBeVisible();
});

for (const { language, needed } of [{ language: 'ko', needed: '로그인이 필요합니다.' }, { language: 'en', needed: 'Please log in first.' }]) {
  test(`a page for members leads a visitor to Login, says why, and comes back (${language})`, async ({ page }) => {
    const member = await createMember(page);
    await page.context().addCookies([{ name: 'locale', value: language, domain: 'localhost', path: '/' }]);
    await page.goto('/account/security');
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/account/security')}`);
    await expect(page.getByRole('status').filter({ hasText: needed })).toBeVisible();
    await page.locator('input[name=email]').fill(member.email);
    await page.locator('input[name=password]').fill(member.password);
    await page.locator('#main button[type=submit]').click();
    await expect(page).toHaveURL('/account/security');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test.describe('a sign-out that does not reach the server', () => {
  test.use({ allowedConsole: [/signout|ERR_FAILED/] });

  for (const { language, logout, failed } of [
    { language: 'ko', logout: '로그아웃', failed: '로그아웃에 실패했습니다' },
    { language: 'en', logout: 'Log out', failed: 'Log-out failed' },
  ]) {
    test(`says so and leaves one signed in (${language})`, async ({ page, signIn }) => {
      await signIn(page);
      await page.goto(`/terms?lang=${language}`);
      const button = page.getByRole('banner').first().getByRole('button', { name: logout });
      await expect(button).toBeVisible();
      await page.route('**/api/user/signout', (route) => route.abort());
      await button.click();
      await expect(toastOf(page, 'error', failed)).toBeVisible();
      await expect(button).toBeVisible();
    });
  }
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
