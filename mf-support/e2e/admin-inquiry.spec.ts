import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, sendQuestion, sendSmwpApplication, type Caller } from './support-api.ts';
import { openForm } from './support-forms.ts';

interface Stored {
  version: number;
  state: string;
  password: string;
  assignee: { name: string } | null;
  replies: { content: string }[];
  notes: { content: string }[];
}

const addressOf = (number: string) => `/admin/support/inquiries/${number}?lang=ko`;
const stored = async ({ call }: Caller, number: string) => (await (await call('GET', `/api/email/admin/inquiries/${number}`)).json()) as Stored;
const state = (page: Page) => page.getByLabel('상태', { exact: true });

test('an inquiry gets a state, an assignee and a note', async ({ page, browser, signIn }) => {
  const { number } = await sendQuestion(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await state(page).selectOption('inProgress');
  const assignee = page.getByLabel('담당자', { exact: true });
  await assignee.selectOption({ index: 1 });
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장되었습니다')).toBeVisible();
  await page.getByLabel('메모', { exact: true }).fill('월요일에 전화하기');
  await page.getByRole('button', { name: '메모 추가' }).click();
  await expect(page.getByText('메모를 추가했습니다')).toBeVisible();
  await expect(page.getByLabel('메모', { exact: true })).toHaveValue('');
  const now = await stored(await newAdmin(browser), number);
  expect(now).toMatchObject({ state: 'inProgress', notes: [{ content: '월요일에 전화하기' }] });
  expect(now.assignee).not.toBeNull();
});

test('an answer goes out by mail once, and completes the inquiry', async ({ page, browser, signIn, readMail }) => {
  const { number, member } = await sendQuestion(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText('값을 입력하세요')).toBeVisible();
  await page.getByLabel('답변 내용').fill('다음 주에 찾아뵙겠습니다.');
  await page.getByRole('button', { name: '답변 보내기' }).dblclick();
  await expect(page.getByText('답변을 보냈습니다')).toBeVisible();
  await expect(page.getByLabel('답변 내용')).toHaveValue('');
  await expect(page.getByRole('main').getByText('답변완료').first()).toBeVisible();
  const now = await stored(await newAdmin(browser), number);
  expect(now).toMatchObject({ state: 'answered', replies: [{ content: '다음 주에 찾아뵙겠습니다.' }] });
  expect(now.replies).toHaveLength(1);
  await expect.poll(async () => (await readMail(member.person.email)).text).toContain('다음 주에 찾아뵙겠습니다.');
});

test.describe('when another admin was faster', () => {
  test.use({ allowedConsole: [/409/] });

  test('a change is refused, what was typed stays, and can be saved on top of the latest', async ({ page, browser, signIn }) => {
    const { number } = await sendQuestion(browser);
    const other = await newAdmin(browser);
    await signIn(page, 'admin');
    await openForm(page, addressOf(number));
    await page.getByLabel('답변 내용').fill('제가 쓴 답변입니다.');
    const { version } = await stored(other, number);
    await other.call('PATCH', `/api/email/admin/inquiries/${number}`, { version, state: 'inProgress' });
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('그 사이 다른 관리자가 먼저 변경했습니다.').first()).toBeVisible();
    await expect(page.getByLabel('답변 내용')).toHaveValue('제가 쓴 답변입니다.');
    await page.getByRole('alert').getByRole('button', { name: '최신 내용 불러오기' }).click();
    await expect(state(page)).toHaveValue('inProgress');
    await expect(page.getByLabel('답변 내용')).toHaveValue('제가 쓴 답변입니다.');
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('답변을 보냈습니다')).toBeVisible();
    expect((await stored(other, number)).replies).toHaveLength(1);
  });
});

test('leaving with an unsent answer asks first', async ({ page, browser, signIn }) => {
  const { number } = await sendQuestion(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await page.getByLabel('답변 내용').fill('아직 보내지 않았습니다.');
  await page.getByRole('main').getByRole('link', { name: '문의함' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(number));
  await expect(page.getByLabel('답변 내용')).toHaveValue('아직 보내지 않았습니다.');
});

test('the password of an application is shown once, after a warning, and the look is on record', async ({ page, browser, signIn }) => {
  const { number, smwpPassword } = await sendSmwpApplication(browser);
  const other = await newAdmin(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await page.getByRole('button', { name: '패스워드 확인' }).click();
  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(warning.getByText('패스워드는 한 번만 볼 수 있고')).toBeVisible();
  await warning.getByRole('button', { name: '패스워드 확인' }).click();
  await expect(page.getByText(smwpPassword, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).last().click();
  await expect(page.getByText('이미 확인해 지워졌습니다.')).toBeVisible();
  await expect(page.getByText(smwpPassword)).toHaveCount(0);
  expect((await other.call('POST', `/api/email/admin/inquiries/${number}/reveal-password`, {})).status()).toBe(409);
  const audit = (await (await other.call('GET', `/api/user/admin/audit?action=inquiry.reveal-password&target=${number}`)).json()) as { total: number };
  expect(audit.total).toBe(1);
});

test('completing an application asks before its password is erased', async ({ page, browser, signIn }) => {
  const { number } = await sendSmwpApplication(browser);
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await state(page).selectOption('answered');
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '지우고 계속' }).click();
  await expect(page.getByText('처리가 끝나 지워졌습니다.')).toBeVisible();
});

test('two admins at one inquiry see each other, who is writing, and that something was changed', async ({ page, browser, signIn }) => {
  const { number } = await sendQuestion(browser);
  const other = await newAdmin(browser);
  const presence = `/api/email/admin/inquiries/${number}/presence`;
  await other.call('PUT', presence, { writing: false });
  await signIn(page, 'admin');
  await openForm(page, addressOf(number));
  await expect(page.getByText('김시험 님이 이 문의를 보고 있습니다.')).toBeVisible();
  await other.call('PUT', presence, { writing: true });
  await page.getByLabel('메모', { exact: true }).fill('저도 씁니다');
  await expect(page.getByText('김시험 님이 답변이나 메모를 쓰고 있습니다.')).toBeVisible();
  const answer = (await (await other.call('PUT', presence, { writing: true })).json()) as { others: { writing: boolean }[] };
  expect(answer.others).toMatchObject([{ writing: true }]);
  const { version } = await stored(other, number);
  await other.call('PATCH', `/api/email/admin/inquiries/${number}`, { version, state: 'inProgress' });
  await page.getByLabel('메모', { exact: true }).fill('');
  await expect(page.getByText('다른 관리자가 이 문의를 변경했습니다.')).toBeVisible();
  await page.getByRole('button', { name: '최신 내용 불러오기' }).click();
  await expect(state(page)).toHaveValue('inProgress');
  await openForm(page, '/admin/support/inquiries?lang=ko');
  await other.call('PUT', presence, { writing: true });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: number }).getByText('김시험 열람 중')).toBeVisible();
});
