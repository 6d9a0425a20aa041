import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { adminCalls, applyAs, openTraining, toastOf, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

/** One who holds the only seat, one who waits, one who has cancelled. */
async function crowd() {
  const training = await admin.add({ capacity: 2 });
  const { educationId } = training;
  const seated = await applyAs(educationId, { name: '나가영', phoneNumber: '010-0000-0007', application: '첫 신청' });
  const cancelled = await applyAs(educationId, { name: '다민수', company: '보기식품(주)' });
  await admin.request.patch('/api/education/cancel-signup', { data: { educationId, email: cancelled } });
  await applyAs(educationId, { name: '라지우' });
  const waiting = await applyAs(educationId, { name: '가은호' });
  return { training, seated, waiting, cancelled };
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`admins see who applied, with a dot and a word for each state (${lang})`, async ({ page, signIn }) => {
    const { training, seated } = await crowd();
    await signIn(page, 'admin');
    const dialog = await openTraining(page, training.educationId, lang);
    await page.setViewportSize({ width: 1440, height: 1000 });
    expect((await dialog.boundingBox())?.width).toBe(1000);
    await dialog.getByRole('button', { name: say.applicants }).click();
    await expect(dialog.getByRole('heading', { name: say.applied(2, 2) })).toBeFocused();
    const row = dialog.getByRole('row').filter({ hasText: seated });
    for (const text of ['나가영', '010-0000-0007', '예시정밀공업(주)', '대리', '첫 신청']) await expect(row).toContainText(text);
    await expect(row).toContainText(/\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/);
    const colourOf = async (name: string, word: string) => {
      const cell = dialog.getByRole('row').filter({ hasText: name }).getByRole('cell').filter({ hasText: word });
      return cell.locator('[data-status]').evaluate((dot) => getComputedStyle(dot).backgroundColor);
    };
    const green = await colourOf('나가영', say.status.signup);
    const red = await colourOf('가은호', say.status.waiting);
    expect(green).not.toBe(red);
    expect(await colourOf('다민수', say.status.cancelled)).toBe(red);
    await dialog.getByRole('button', { name: say.back }).click();
    await expect(dialog.getByRole('button', { name: say.apply, exact: true })).toBeVisible();
  });

  test(`they filter, search, sort and take the list away as CSV and XLSX (${lang})`, async ({ page, signIn }) => {
    const { training, waiting } = await crowd();
    await signIn(page, 'admin');
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.applicants }).click();
    const rows = dialog.locator('tbody tr');
    await expect(rows).toHaveCount(4);
    await dialog.getByRole('button', { name: say.name, exact: true }).click();
    await expect(rows.first()).toContainText('가은호');
    await dialog.getByRole('button', { name: say.name, exact: true }).click();
    await expect(rows.first()).toContainText('라지우');
    await dialog.getByRole('searchbox').fill('보기식품');
    await dialog.getByRole('searchbox').press('Enter');
    await expect(rows).toHaveCount(1);
    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('combobox').first().selectOption('waiting');
    await expect(rows).toHaveCount(1);

    const [csv] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'CSV' }).click()]);
    const text = (await contentOf(csv)).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(waiting);
    expect(text).not.toContain('나가영');
    const [xlsx] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'XLSX' }).click()]);
    expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await contentOf(xlsx)).subarray(0, 2).toString()).toBe('PK');
  });

  test(`they write to those they have chosen (${lang})`, async ({ page, signIn, readMail }) => {
    const { training, seated } = await crowd();
    await signIn(page, 'admin');
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.applicants }).click();
    await dialog.getByRole('row').filter({ hasText: seated }).getByRole('checkbox').check();
    await dialog.getByRole('button', { name: say.mail, exact: true }).click();
    const mail = page.getByRole('dialog', { name: lang === 'ko' ? '신청자에게 메일 보내기' : 'Mail to applicants' });
    await expect(mail.getByRole('status').first()).toContainText('1');
    await mail.getByRole('textbox', { name: say.subject }).first().fill('준비물 안내');
    await mail.getByRole('textbox', { name: say.text }).first().fill('개인 노트북을 가져오세요.');
    await mail.getByRole('button', { name: say.send, exact: true }).click();
    await expect(toastOf(page, say.mailSent(1))).toBeVisible();
    await expect(mail).toBeHidden();
    const received = await readMail(seated);
    expect(received.subject).toContain('준비물 안내');
    expect(received.text).toContain('개인 노트북을 가져오세요.');
  });

  test.describe('when they cannot be loaded', () => {
    test.use({ allowedConsole: [/503/] });

    test(`the dialog says so and tries again (${lang})`, async ({ page, signIn }) => {
      const { training } = await crowd();
      await signIn(page, 'admin');
      const dialog = await openTraining(page, training.educationId, lang);
      await page.route('**/api/education/signup-records*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }), { times: 1 });
      await dialog.getByRole('button', { name: say.applicants }).click();
      await expect(toastOf(page, say.applicantsFailed)).toBeVisible();
      await dialog.getByRole('alert').getByRole('button').click();
      await expect(dialog.locator('tbody tr')).toHaveCount(4);
    });
  });
}

test('members see nothing of it', async ({ page, signIn }) => {
  const training = await admin.add();
  await signIn(page);
  const dialog = await openTraining(page, training.educationId);
  await expect(dialog.getByRole('button', { name: '신청하기' })).toBeVisible();
  for (const name of ['신청자 보기', '수정', '삭제']) await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
});
