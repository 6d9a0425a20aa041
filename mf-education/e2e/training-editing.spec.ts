import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { words } from '../src/testing/words.ts';
import { adminCalls, applyAs, dayFromNow, openTraining, toastOf, uniqueTitle, type AdminCalls } from './education.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

test('an admin adds a training, which is on the schedule at once', async ({ page, signIn }) => {
  const say = words.ko;
  const { title } = uniqueTitle();
  await signIn(page, 'admin');
  await page.goto('/education/schedule?lang=ko');
  await page.getByRole('button', { name: say.register }).click();
  const editor = page.getByRole('dialog', { name: '교육 등록' });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect(editor.getByLabel('교육명 (한국어)')).toBeVisible();
  expect((await editor.boundingBox())?.width).toBe(600);
  await editor.getByLabel('구분 (한국어)').fill('정기교육');
  await editor.getByLabel('교육명 (한국어)').fill(title);
  await editor.getByRole('textbox', { name: '교육 내용 (한국어)' }).fill('내용');
  await editor.getByLabel('시작일').fill('2033-03-01');
  await editor.getByLabel('종료일').fill('2033-03-02');
  await editor.getByLabel('시작 시간').fill('09:30');
  await editor.getByLabel('종료 시간').fill('18:00');
  await editor.getByRole('textbox', { name: '정원' }).fill('20');
  await editor.getByRole('button', { name: say.save, exact: true }).click();
  await expect(toastOf(page, say.added)).toBeVisible();
  await expect(editor).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('09:30 – 18:00');
  await expect(card).toContainText(say.recruiting);
  const educationId = new URL(
    await card.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href),
  ).searchParams.get('training');
  await admin.remove(Number(educationId));
});

test('applicants are mailed when an admin moves a training, and when one removes it', async ({
  page,
  signIn,
  readMail,
}) => {
  const say = words.en;
  const training = await admin.add();
  const email = await applyAs(training.educationId, { lang: 'en' });
  await signIn(page, 'admin');
  const dialog = await openTraining(page, training.educationId, 'en');
  await dialog.getByRole('button', { name: say.edit, exact: true }).click();
  const editor = page.getByRole('dialog', { name: say.change });
  await expect(editor.getByLabel('First day')).toHaveValue(training.startDate);
  await editor.getByLabel('Last day').fill(dayFromNow(101));
  await editor.getByLabel('First day').fill(dayFromNow(100));
  await editor.getByRole('button', { name: say.save, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say.people(1));
  await page.keyboard.press('Escape');
  await expect(editor.getByLabel('First day')).toHaveValue(dayFromNow(100));
  await editor.getByRole('button', { name: say.save, exact: true }).click();
  await question.getByRole('button', { name: say.tellAndSave }).click();
  await expect(toastOf(page, say.changed)).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(dialog).toContainText(dayFromNow(100).replaceAll('-', '.'));
  await expect.poll(async () => (await readMail(email)).text).toContain(dayFromNow(100).replaceAll('-', '.'));

  await dialog.getByRole('button', { name: say.remove, exact: true }).click();
  await expect(question).toContainText(say.people(1));
  await question.getByRole('button', { name: say.remove, exact: true }).click();
  await expect(toastOf(page, say.removed)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: training.titleEn })).toHaveCount(0);
});

test.describe('a changed form', () => {
  test.use({ allowedConsole: [/409/] });

  test('is not lost by Escape, by Back, or by somebody who was faster', async ({ page, signIn }) => {
    const say = words.ko;
    // A type of its own, so that no document from before, which may be a second old, is shown
    const { title: type } = uniqueTitle();
    const training = await admin.add({ type });
    await signIn(page, 'admin');
    await page.goto(`/education/schedule?type=${encodeURIComponent(type)}&lang=ko`);
    await page.getByRole('link', { name: training.title }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.edit, exact: true }).click();
    const editor = page.getByRole('dialog', { name: say.change });
    const title = editor.getByLabel('교육명 (한국어)');
    await expect(title).toHaveValue(training.title);
    await title.fill('다른 이름');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(title).toHaveValue('다른 이름');
    }
    await admin.change(training, { capacity: 77 });
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(toastOf(page, say.saveFailed)).toBeVisible();
    await expect(editor.getByRole('alert').filter({ hasText: '다른 관리자가 먼저 저장했습니다' })).toBeVisible();
    await expect(title).toHaveValue('다른 이름');
    await admin.remove(training.educationId);
  });
});
