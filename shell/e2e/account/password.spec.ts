import type { Page } from '@playwright/test';
import { createMember } from '../../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { linkIn } from '../../../infra/tooling/e2e/mailbox.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';
import { whenShown } from '../../../infra/tooling/e2e/when-shown.ts';

const canSignIn = async (page: Page, email: string, password: string) =>
  (await page.request.post('/api/user/signin', { data: { email, password } })).status();

async function fillChange(page: Page, values: { current: string; next: string }): Promise<void> {
  await page.getByLabel('현재 비밀번호', { exact: true }).fill(values.current);
  await page.getByLabel('새 비밀번호', { exact: true }).fill(values.next);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(values.next);
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
}

test.describe('a forgotten password', () => {
  test.use({ allowedConsole: [/400|401/] });

  test('is replaced by the mailed link, once, and every session ends', async ({ page, browser, signIn, readMail }) => {
    const member = await createMember(page);
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, member);

    await page.goto('/login');
    await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await page.getByLabel('이메일').fill(member.email);
    await page.getByRole('button', { name: '링크 받기' }).click();
    await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();

    const link = linkIn(await readMail(member.email, /비밀번호/), '/reset-password');
    const password = `new-${member.password}`;
    await page.goto(link);
    await page.getByLabel('새 비밀번호', { exact: true }).fill(password);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(password);
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await expect(toastOf(page, 'success', '비밀번호가 변경되었습니다')).toBeVisible();
    await expect(page).toHaveURL('/login');

    expect((await elsewhere.request.post('/api/user/refresh')).status()).toBe(401);
    expect(await canSignIn(page, member.email, member.password)).toBe(401);
    expect(await canSignIn(page, member.email, password)).toBe(200);
    await elsewhere.close();

    await page.context().clearCookies();
    await page.goto(link);
    await page.getByLabel('새 비밀번호', { exact: true }).fill(`again-${password}`);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(`again-${password}`);
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await expect(page.getByRole('heading', { name: '링크를 사용할 수 없습니다' })).toBeVisible();
    await page.getByRole('link', { name: '링크 다시 받기' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});

test.describe('a password change', () => {
  test.use({ allowedConsole: [/400|401/] });

  test('asks for the old one, signs the other devices out at once and keeps this one', async ({
    page,
    browser,
    signIn,
    readMail,
  }) => {
    const member = await signIn(page);
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, member);
    await elsewhere.goto('/account');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('내 계정');

    await page.goto('/account/security');
    await whenShown(page);
    const password = `next-${member.password}`;
    await fillChange(page, { current: 'not the password', next: password });
    await expect(page.getByLabel('현재 비밀번호', { exact: true })).toHaveAccessibleDescription(
      '현재 비밀번호가 올바르지 않습니다.',
    );
    await fillChange(page, { current: member.password, next: password });
    await expect(toastOf(page, 'success', '비밀번호가 변경되었습니다')).toBeVisible();

    // The other device learns of it at its next call, though its access token would last for minutes.
    await elsewhere.getByRole('main').getByRole('link', { name: '프로필' }).click();
    await expect(elsewhere).toHaveURL(/\/login\?next=/);
    await elsewhere.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('보안');
    expect(await canSignIn(page, member.email, member.password)).toBe(401);
    expect((await readMail(member.email, /변경/)).text).toContain('비밀번호');
  });
});
