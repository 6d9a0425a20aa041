import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';

const rows = (page: Page) => page.getByRole('table', { name: '회원' }).locator('tbody tr');
const reasonOf = (page: Page) => page.getByRole('dialog').getByLabel('정지 사유');

async function join(page: Page, name: string, company: string) {
  const email = `bulk-${randomUUID().slice(0, 8)}@visitor.example`;
  const password = 'correct-horse-battery';
  const consents = { terms: true, privacy: true, marketing: false };
  const answer = await page.request.post('/api/user/signup', {
    data: {
      email,
      password,
      name,
      birthDate: '1990-05-17',
      gender: 'female',
      phoneNumber: '010-0000-2018',
      company,
      consents,
    },
  });
  expect(answer.status()).toBe(201);
  return { email, password };
}

test.describe('chosen members', () => {
  test.use({ allowedConsole: [/403/] });

  test('are suspended with one reason and restored after a question, each in the audit log', async ({
    page,
    browser,
    portal,
    signIn,
  }) => {
    const company = `묶음${randomUUID().slice(0, 8)}`;
    const people = [await join(page, '김하나', company), await join(page, '이두리', company)];
    const theirs = await browser.newContext({ baseURL: portal.origin });
    const statuses = () =>
      Promise.all(people.map(async (data) => (await theirs.request.post('/api/user/signin', { data })).status()));

    await signIn(page, 'admin');
    await page.goto(`/admin/members?search=${company}`);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: '정지 해제 (0)' })).toBeDisabled();
    await page.getByRole('button', { name: '이용 정지 (2)' }).click();
    const dialog = page.getByRole('dialog', { name: '선택한 회원 2명 이용 정지' });
    await dialog.getByRole('button', { name: '이용 정지' }).click();
    await expect(reasonOf(page)).toHaveAttribute('aria-invalid', 'true');
    await reasonOf(page).fill('광고 글을 되풀이해 올림');
    await dialog.getByRole('button', { name: '이용 정지' }).click();
    await expect(toastOf(page, 'success', '2명의 이용을 정지했습니다')).toBeVisible();
    await expect(rows(page).getByText('이용 정지', { exact: true })).toHaveCount(2);
    expect(await statuses()).toEqual([403, 403]);

    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: '이용 정지 (0)' })).toBeDisabled();
    await page.getByRole('button', { name: '정지 해제 (2)' }).click();
    const question = page.getByRole('alertdialog', { name: '선택한 회원 2명의 이용 정지를 해제할까요?' });
    for (const { email } of people) await expect(question).toContainText(email);
    await question.getByRole('button', { name: '정지 해제' }).click();
    await expect(toastOf(page, 'success', '2명의 정지를 해제했습니다')).toBeVisible();
    await expect(rows(page).getByText('이용 중', { exact: true })).toHaveCount(2);
    expect(await statuses()).toEqual([200, 200]);
    await theirs.close();

    for (const { email } of people) {
      await page.goto(`/admin/audit?subject=${encodeURIComponent(email)}`);
      for (const words of ['회원 이용 정지', '회원 정지 해제'])
        await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(1);
    }
  });
});
