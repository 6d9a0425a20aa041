import { readFile } from 'node:fs/promises';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { adminCalls, applyAs, toastOf, uniqueTitle, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`trainings are searched, sorted, changed and removed (${lang})`, async ({ page, signIn }) => {
    const training = await admin.add();
    await signIn(page, 'admin');
    await page.goto(`/admin/education/trainings?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: say.trainingsAdmin })).toBeVisible();
    await page.getByRole('searchbox').fill(training.title);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=/);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(training.startDate);

    await rows.getByRole('button', { name: training.title, exact: true }).click();
    const editor = page.getByRole('dialog', { name: say.change });
    await editor.getByRole('spinbutton').fill('33');
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(toastOf(page, say.changed)).toBeVisible();
    await expect(rows.first()).toContainText('0 / 33');

    await rows.getByRole('button', { name: new RegExp(say.remove) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(toastOf(page, say.removed)).toBeVisible();
    await expect(rows).toHaveCount(0);
  });

  test(`chosen trainings are closed after a question, and what is filtered is taken away as CSV (${lang})`, async ({ page, signIn }) => {
    const { title } = uniqueTitle();
    const trainings = [await admin.add({ title: `${title} 가` }), await admin.add({ title: `${title} 나` })];
    await signIn(page, 'admin');
    await page.goto(`/admin/education/trainings?search=${encodeURIComponent(title)}&lang=${lang}`);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) await row.getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: lang === 'ko' ? '모집중 (0)' : 'Open applications (0)' })).toBeDisabled();
    // Somebody else is faster with one of them
    await admin.change(trainings[1]!, { capacity: 44 });
    await page.getByRole('button', { name: lang === 'ko' ? '모집종료 (2)' : 'Close applications (2)' }).click();
    const question = page.getByRole('alertdialog');
    for (const training of trainings) await expect(question).toContainText(training.title);
    await question.getByRole('button', { name: lang === 'ko' ? '모집종료' : 'Close applications' }).click();
    await expect(toastOf(page, lang === 'ko' ? '교육 1건을 수정했습니다' : 'Trainings changed: 1')).toBeVisible();
    await expect(toastOf(page, lang === 'ko' ? '교육 1건은 그대로 두었습니다' : 'removed them: 1')).toBeVisible();
    await expect(rows.filter({ hasText: `${title} 가` })).toContainText(say.completed);
    await expect(rows.filter({ hasText: `${title} 나` })).toContainText(say.recruiting);

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(3);
    for (const { educationId } of trainings) await admin.remove(educationId);
  });

  test(`applicants over all trainings are filtered in the address and written to (${lang})`, async ({ page, signIn, readMail }) => {
    const { title } = uniqueTitle();
    const training = await admin.add({ title });
    const email = await applyAs(training.educationId);
    await applyAs(training.educationId, { name: '강지호' });
    await signIn(page, 'admin');
    await page.goto(`/admin/education/applicants?educationId=${training.educationId}&lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: say.applicantsAdmin })).toBeVisible();
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(title);
    await page.getByRole('searchbox').fill('강지호');
    await page.getByRole('searchbox').press('Enter');
    await expect(rows).toHaveCount(1);
    await page.goBack();
    await expect(rows).toHaveCount(2);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);

    await page.getByRole('button', { name: say.mailAll }).click();
    const mail = page.getByRole('dialog');
    await mail.getByRole('textbox', { name: say.subject }).first().fill('전체 안내');
    await mail.getByRole('textbox', { name: say.text }).first().fill('모두에게 알립니다.');
    await mail.getByRole('button', { name: say.send, exact: true }).click();
    await expect(toastOf(page, say.mailSent(2))).toBeVisible();
    expect((await readMail(email)).subject).toContain('전체 안내');
  });
}

test.describe('nobody else', () => {
  test.use({ allowedConsole: [/403/] });

  test('gets to these pages', async ({ page, signIn }) => {
    await page.goto('/admin/education/trainings?lang=ko');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page);
    await page.goto('/admin/education/applicants?lang=ko');
    await expect(page.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeVisible();
  });
});
