import { readFile } from 'node:fs/promises';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';
import { adminCalls, applyAs, openTraining, toastOf, uniqueTitle, type AdminCalls } from './education.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

test('trainings are searched, changed, closed together, taken away as CSV and removed', async ({ page, signIn }) => {
  const say = words.ko;
  const { title } = uniqueTitle();
  const trainings = [await admin.add({ title: `${title} 가` }), await admin.add({ title: `${title} 나` })];
  const rows = page.locator('tbody tr');
  await signIn(page, 'admin');
  await page.goto('/admin/education/trainings?lang=ko');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(rows).toHaveCount(2);

  await test.step('one is changed', async () => {
    await rows.getByRole('button', { name: `${title} 가`, exact: true }).click();
    const editor = page.getByRole('dialog', { name: say.change });
    await editor.getByRole('textbox', { name: /^(정원|Capacity)/ }).fill('33');
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(toastOf(page, say.changed)).toBeVisible();
    await expect(rows.filter({ hasText: `${title} 가` })).toContainText('0 / 33');
  });

  await test.step('both are closed; the one that somebody else has changed is left alone', async () => {
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await admin.change(trainings[1]!, { capacity: 44 });
    await page.getByRole('button', { name: '모집종료 (2)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '모집종료' }).click();
    await expect(toastOf(page, '교육 1건을 수정했습니다')).toBeVisible();
    await expect(toastOf(page, '교육 1건은 그대로 두었습니다')).toBeVisible();
    await expect(rows.filter({ hasText: `${title} 가` })).toContainText(say.completed);
    await expect(rows.filter({ hasText: `${title} 나` })).toContainText(say.recruiting);
  });

  await test.step('they are taken away, and one is removed', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    await rows.getByRole('button', { name: `${title} 가 ${say.remove}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(toastOf(page, say.removed)).toBeVisible();
    await expect(rows).toHaveCount(1);
  });
  await admin.remove(trainings[1]!.educationId);
});

test('applicants over all trainings are filtered in the address and written to', async ({ page, signIn, readMail }) => {
  const say = words.en;
  const { title } = uniqueTitle();
  const training = await admin.add({ title });
  const email = await applyAs(training.educationId);
  await applyAs(training.educationId, { name: '강지호' });
  await signIn(page, 'admin');
  await page.goto(`/admin/education/applicants?educationId=${training.educationId}&lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: say.applicantsAdmin })).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(title);
  await page.getByRole('searchbox').fill('강지호');
  await page.getByRole('searchbox').press('Enter');
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say.mailAll }).click();
  const mail = page.getByRole('dialog');
  await mail.getByRole('textbox', { name: say.subject }).first().fill('전체 안내');
  await mail.getByRole('textbox', { name: say.text }).first().fill('모두에게 알립니다.');
  await mail.getByRole('button', { name: say.send, exact: true }).click();
  await expect(toastOf(page, say.mailSent(2))).toBeVisible();
  expect((await readMail(email, /전체 안내/)).text).toContain('모두에게 알립니다.');
  await admin.remove(training.educationId);
});

test('on a wide screen both lists are tables that fit, with the actions of a row in one line', async ({
  page,
  signIn,
}) => {
  const training = await admin.add({ capacity: 1 });
  const { educationId, title } = training;
  await applyAs(educationId, { name: '강지호' });
  await applyAs(educationId, { name: '나가영', company: '예시스마트팩토리자동화기술연구조합법인' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  for (const lang of LANGUAGES)
    for (const [url, name, buttons] of [
      [`/admin/education/trainings?search=${encodeURIComponent(title)}`, title, 4],
      [`/admin/education/applicants?educationId=${educationId}`, '강지호', 2],
    ] as const) {
      const where = `${url}&lang=${lang}`;
      await page.goto(where);
      const row = page.locator('tbody tr').filter({ hasText: name });
      await expect(row).toBeVisible();
      await expect(page.getByRole('columnheader').last(), where).toBeVisible();
      const actions = await row.locator('td:last-child :is(a, button)').all();
      expect(actions).toHaveLength(buttons);
      const tops = await Promise.all(actions.map(async (action) => (await action.boundingBox())?.y));
      expect(new Set(tops).size, where).toBe(1);
      const hidden = await page
        .locator('table')
        .evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : undefined));
      expect(hidden, where).toBe(0);
    }
  await admin.remove(educationId);
});

test.describe('nobody else', () => {
  test.use({ allowedConsole: [/403/] });

  test('gets to these pages, or sees in a dialog what admins may do', async ({ page, signIn }) => {
    const training = await admin.add();
    await page.goto('/admin/education/trainings?lang=ko');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page);
    await page.goto('/admin/education/applicants?lang=ko');
    await expect(page.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeVisible();
    const dialog = await openTraining(page, training.educationId);
    await expect(dialog.getByRole('button', { name: '신청하기' })).toBeVisible();
    for (const name of ['신청자 보기', '수정', '삭제'])
      await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
    await admin.remove(training.educationId);
  });
});
