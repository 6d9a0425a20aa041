import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, type Caller } from './support-api.ts';
import { fillQuestion, openForm } from './support-forms.ts';

interface Found {
  data: { trapped: boolean; member: boolean; product: string | null }[];
}

async function find({ call }: Caller, title: string, state: string) {
  const answer = await call('GET', `/api/email/admin/inquiries?search=${encodeURIComponent(title)}&state=${state}`);
  return ((await answer.json()) as Found).data;
}

async function setGuests(page: Page, isOpen: boolean) {
  await openForm(page, '/admin/support/settings?lang=ko');
  const box = page.getByRole('checkbox', { name: '로그인하지 않은 방문자의 문의 받기' });
  await box.setChecked(isOpen);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장되었습니다')).toBeVisible();
}

// One switch for the whole site: the steps belong together, and leave it off as they found it.
test('inquiries are opened to guests, whose honeypot catches machines, and closed again', async ({ page, browser, context, signIn }) => {
  test.slow();
  const other = await newAdmin(browser);
  await signIn(page, 'admin');
  await setGuests(page, true);

  await context.clearCookies();
  await openForm(page, '/support/question?product=sm-haccp&lang=ko');
  await expect(page.getByText('로그인하지 않아도 문의할 수 있습니다')).toBeVisible();
  const person = await fillQuestion(page);
  await page.getByRole('button', { name: '접수하기' }).click();
  await expect(page.getByText(/접수번호 Q-/)).toBeVisible();
  expect(await find(other, person.title, 'received')).toMatchObject([{ member: false, trapped: false, product: 'sm-haccp' }]);

  const machine = await fillQuestion(page);
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: '접수하기' }).click();
  await expect(page.getByText(/접수번호 Q-/)).toBeVisible();
  expect(await find(other, machine.title, 'received')).toEqual([]);
  expect(await find(other, machine.title, 'spam')).toMatchObject([{ trapped: true }]);

  await signIn(page, 'admin');
  await setGuests(page, false);
  await context.clearCookies();
  await openForm(page, '/support/question?lang=ko');
  await expect(page.getByText('로그인 후 접수할 수 있습니다')).toBeVisible();
});

test.describe('when another admin was faster', () => {
  test.use({ allowedConsole: [/409/] });

  test('settings are not overwritten, and what was typed stays', async ({ page, browser, signIn }) => {
    const other = await newAdmin(browser);
    await signIn(page, 'admin');
    await openForm(page, '/admin/support/settings?lang=ko');
    await page.getByLabel('알림을 받을 이메일').fill('help@selmatrix.example');
    const path = '/api/email/admin/settings';
    const { version, guestInquiries, inboxEmail } = (await (await other.call('GET', path)).json()) as { version: number; guestInquiries: boolean; inboxEmail: string | null };
    expect((await other.call('PUT', path, { version, guestInquiries, inboxEmail })).status()).toBe(200);
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('그 사이 다른 관리자가 먼저 저장했습니다.')).toBeVisible();
    await expect(page.getByLabel('알림을 받을 이메일')).toHaveValue('help@selmatrix.example');
  });
});
