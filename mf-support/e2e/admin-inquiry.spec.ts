import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, sendQuestion, sendSmwpApplication, type Caller } from './support-api.ts';
import { openForm } from './support-forms.ts';

interface Stored {
  version: number;
  state: string;
  assignee: { name: string } | null;
  replies: { content: string }[];
  notes: { content: string }[];
}

const addressOf = (number: string) => `/admin/support/inquiries/${number}?lang=ko`;
const stored = async ({ call }: Caller, number: string) =>
  (await (await call('GET', `/api/email/admin/inquiries/${number}`)).json()) as Stored;
const state = (page: Page) => page.getByLabel('상태', { exact: true });
const note = (page: Page) => page.getByLabel('메모', { exact: true });

test('an inquiry gets an assignee and a note, and a reply that goes out by mail once', async ({
  page,
  browser,
  signIn,
  readMail,
}) => {
  const { number, member } = await sendQuestion(browser);
  const other = await newAdmin(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await page.getByLabel('담당자', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장되었습니다')).toBeVisible();
  await note(page).fill('월요일에 전화하기');
  await page.getByRole('button', { name: '메모 추가' }).click();
  await expect(note(page)).toHaveValue('');

  await page.getByLabel('답변 내용').fill('다음 주에 찾아뵙겠습니다.');
  await test.step('leaving asks first', async () => {
    await page.getByRole('main').getByRole('link', { name: '문의함' }).click();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(number));
    await expect(page.getByLabel('답변 내용')).toHaveValue('다음 주에 찾아뵙겠습니다.');
  });
  await page.getByRole('button', { name: '답변 보내기' }).dblclick();
  await expect(page.getByRole('main').getByText('답변완료').first()).toBeVisible();
  const now = await stored(other, number);
  expect(now).toMatchObject({
    state: 'answered',
    notes: [{ content: '월요일에 전화하기' }],
    replies: [{ content: '다음 주에 찾아뵙겠습니다.' }],
  });
  expect(now.replies).toHaveLength(1);
  expect(now.assignee).not.toBeNull();
  await expect.poll(async () => (await readMail(member.person.email)).text).toContain('다음 주에 찾아뵙겠습니다.');
});

test('the password of an application is shown once, after a warning, and the look is on record', async ({
  page,
  browser,
  signIn,
}) => {
  const { number, smwpPassword } = await sendSmwpApplication(browser);
  const other = await newAdmin(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await page.getByRole('button', { name: '패스워드 확인' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '패스워드 확인' }).click();
  await expect(page.getByText(smwpPassword, { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click();
  await expect(page.getByText('이미 확인해 지워졌습니다.')).toBeVisible();
  await expect(page.getByText(smwpPassword)).toHaveCount(0);
  expect((await other.call('POST', `/api/email/admin/inquiries/${number}/reveal-password`, {})).status()).toBe(409);
  const audit = (await (
    await other.call('GET', `/api/user/admin/audit?action=inquiry.reveal-password&target=${number}`)
  ).json()) as { total: number };
  expect(audit.total).toBe(1);
});

test.describe('two admins at one inquiry', () => {
  test.use({ allowedConsole: [/409/] });

  test('see each other and who is writing; the slower one sends on top of the latest', async ({
    page,
    browser,
    signIn,
  }) => {
    const { number } = await sendQuestion(browser);
    const other = await newAdmin(browser);
    const presence = `/api/email/admin/inquiries/${number}/presence`;
    await other.call('PUT', presence, { writing: false });
    await signIn(page, 'admin');
    await openForm(page, addressOf(number));
    await expect(page.getByText('김시험 님이 이 문의를 보고 있습니다.')).toBeVisible();
    await other.call('PUT', presence, { writing: true });
    await page.getByLabel('답변 내용').fill('제가 쓴 답변입니다.');
    await expect(page.getByText('김시험 님이 답변이나 메모를 쓰고 있습니다.')).toBeVisible();
    await expect
      .poll(async () => (await (await other.call('PUT', presence, { writing: true })).json()) as object)
      .toMatchObject({ others: [{ writing: true }] });

    const { version } = await stored(other, number);
    await other.call('PATCH', `/api/email/admin/inquiries/${number}`, { version, state: 'inProgress' });
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await page.getByRole('alert').getByRole('button', { name: '최신 내용 불러오기' }).click();
    await expect(state(page)).toHaveValue('inProgress');
    await expect(page.getByLabel('답변 내용')).toHaveValue('제가 쓴 답변입니다.');
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('답변을 보냈습니다')).toBeVisible();
    expect((await stored(other, number)).replies).toHaveLength(1);

    await other.call('PUT', presence, { writing: true });
    await openForm(page, `/admin/support/inquiries?lang=ko&search=${number}`);
    await expect(page.getByRole('row').filter({ hasText: number }).getByText('김시험 열람 중')).toBeVisible();
  });
});
