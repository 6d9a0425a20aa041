import { newAdmin, sendQuestion } from './support-api.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { look } from '../../infra/tooling/e2e/look.ts';

test.describe.configure({ timeout: 300_000 });
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
  await test.step('it gets tags and a day, and is found by them', async () => {
    const tag = `견적 ${number.slice(-4)}`;
    await page.getByLabel('태그 추가').fill(tag);
    await page.keyboard.press('Enter');
    await page.getByLabel('답변 기한').fill('2026-01-05');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('저장되었습니다')).toBeVisible();
    await page.goto(`/admin/support/inquiries?tag=${encodeURIComponent(tag)}&lang=ko`);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row.getByText('기한 지남 2026.01.05')).toBeVisible();
    await look(page, 'inbox-chosen', `/admin/support/inquiries?search=${number}`, async () => {
      await page.getByRole('checkbox', { name: new RegExp(number) }).click();
      await expect(page.getByRole('combobox', { name: /태그 추가|Add a tag/ })).toBeVisible();
    });
  });

  await test.step('another inquiry of the member is merged into it, taken back, and merged again', async () => {
    const sent = await member.call('POST', '/api/email/send', {
      name: '김시험',
      type: 'product',
      phone: '010-0000-2018',
      emailAddress: member.person.email,
      title: '같은 문의를 다시 보냅니다',
      content: '혹시 못 보셨을까 해서요.',
    });
    const second = ((await sent.json()) as { number: string }).number;
    const merge = async () => {
      await page.goto(`/admin/support/inquiries/${second}?lang=ko`);
      await page.getByLabel('합칠 문의').selectOption(number);
      await page.getByRole('button', { name: '합치기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '합치기' }).click();
      await expect(page).toHaveURL(new RegExp(`/${number}$`));
      await expect(page.getByText(`합친 문의 ${second}`)).toBeVisible();
    };
    await merge();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page).toHaveURL(new RegExp(`/${second}$`));
    await merge();
    // Who follows the number of the merged one comes to the kept one
    await page.goto(`/admin/support/inquiries/${second}?lang=ko`);
    await expect(page).toHaveURL(new RegExp(`/${number}`));
    const theirs = await browser.newPage({ baseURL: portal.origin });
    await signIn(theirs, member.person);
    await theirs.goto(`/support/inquiries/${second}?lang=ko`);
    await expect(theirs.getByText('수량을 25대로 바꿔 주세요.')).toBeVisible();
    await expect(theirs.getByText('혹시 못 보셨을까 해서요.')).toBeVisible();
    await look(theirs, 'my-inquiry', `/support/inquiries/${number}`, () =>
      expect(theirs.getByText('혹시 못 보셨을까 해서요.')).toBeVisible(),
    );
    await theirs.close();
  });

  await test.step('a canned reply is written, and put into an answer with the name of the sender', async () => {
    await page.goto('/admin/support/canned-replies?lang=ko');
    const title = `견적 안내 ${number.slice(-4)}`;
    await page.getByRole('main').getByRole('link', { name: '추가', exact: true }).click();
    await page.getByLabel('서식 이름').fill(title);
    await page.getByLabel('한국어 답변').fill('{{name}} 님, 견적을 보내 드립니다.');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText(title)).toBeVisible();
    await look(page, 'canned-replies', '/admin/support/canned-replies', () =>
      expect(page.getByText(title)).toBeVisible(),
    );
    await page.goto(`${url}?lang=ko`);
    await page.getByLabel('답변 서식').selectOption({ label: title });
    await expect(page.getByLabel('답변 내용')).toHaveValue('김시험 님, 견적을 보내 드립니다.');
    await page.getByLabel('답변 내용').fill('');
  });

  await look(page, 'inquiry', url, () => expect(page.getByLabel(/^(?:답변 내용|Your answer)$/)).toBeVisible());
  await look(page, 'inbox', '/admin/support/inquiries', () => expect(page.getByRole('table')).toBeVisible());
});
