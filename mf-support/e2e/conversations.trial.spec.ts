import { newAdmin, sendQuestion } from './support-api.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { look } from '../../infra/tooling/e2e/look.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 10_000 });

const PDF = { name: '견적.txt', mimeType: 'text/plain', buffer: Buffer.from('견적 내용') };

test('an inquiry becomes a conversation: a reply with a file, an answer of the member with another, a note, an assignee', async ({
  page,
  browser,
  portal,
  signIn,
  readMail,
}) => {
  const { number, member } = await sendQuestion(browser, {
    content: '설비 20대를 연결하려 합니다.\n\n견적을 부탁드립니다.',
  });
  const url = `/admin/support/inquiries/${number}`;
  await signIn(page, 'admin');
  await page.goto(`${url}?lang=ko`);

  await test.step('an agent answers with a file', async () => {
    await page.getByLabel('답변 내용').fill('견적을 보내 드립니다.');
    await page.locator('input[type=file]').first().setInputFiles(PDF);
    await expect(page.getByRole('button', { name: `${PDF.name} 첨부 취소` })).toBeVisible();
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('답변을 보냈습니다')).toBeVisible();
    await expect.poll(async () => (await readMail(member.person.email)).text).toContain('견적을 보내 드립니다.');
  });

  await test.step('the member answers on My page, with a file', async () => {
    const theirs = await browser.newPage({ baseURL: portal.origin });
    await signIn(theirs, member.person);
    await theirs.goto(`/support/inquiries/${number}?lang=ko`);
    await expect(theirs.getByText(PDF.name)).toBeVisible();
    const field = theirs.locator('textarea').first();
    await expect(field).toBeVisible();
    await field.fill('수량을 25대로 바꿔 주세요.');
    await theirs
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...PDF, name: '도면.txt' });
    await expect(theirs.getByRole('button', { name: '도면.txt 첨부 취소' })).toBeVisible();
    await theirs.locator('form[method=post] button[type=submit]').click();
    await expect(theirs.getByText('수량을 25대로 바꿔 주세요.')).toBeVisible();
    await theirs.close();
  });

  await test.step('the inbox marks it as new, and the agent sees both', async () => {
    await page.goto(`/admin/support/inquiries?search=${number}&lang=ko`);
    await expect(page.getByRole('row').filter({ hasText: number }).getByText('새 메시지')).toBeVisible();
    await page.goto(`${url}?lang=ko`);
    await expect(page.getByText('수량을 25대로 바꿔 주세요.')).toBeVisible();
    await expect(page.getByText('도면.txt')).toBeVisible();
    await page.getByLabel('메모', { exact: true }).fill('전화로 확인함');
    await page.getByRole('button', { name: '메모 추가' }).click();
    await expect(page.getByText('전화로 확인함')).toBeVisible();
  });

  const other = await newAdmin(browser);
  expect((await other.call('PUT', `/api/email/admin/inquiries/${number}/presence`, { writing: false })).ok()).toBe(
    true,
  );
  await look(page, 'inquiry', url, () => expect(page.getByLabel(/^(?:답변 내용|Your answer)$/)).toBeVisible());
  await look(page, 'inbox', '/admin/support/inquiries', () => expect(page.getByRole('table')).toBeVisible());
});
