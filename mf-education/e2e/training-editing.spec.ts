import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls, applyAs, dayFromNow, openTraining, toastOf, uniqueTitle, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

const labels = {
  ko: { type: '구분 (한국어)', title: '교육명 (한국어)', content: '교육 내용 (한국어)', startDate: '시작일', endDate: '종료일', startTime: '시작 시간', endTime: '종료 시간', capacity: '정원', place: '교육 장소 (한국어)' },
  en: { type: 'Type (Korean)', title: 'Training (Korean)', content: 'What it covers (Korean)', startDate: 'First day', endDate: 'Last day', startTime: 'Begins at', endTime: 'Ends at', capacity: 'Capacity', place: 'Place (Korean)' },
};

async function openEditor(page: Page, educationId: number, lang: 'ko' | 'en'): Promise<Locator> {
  const say = words[lang];
  const dialog = await openTraining(page, educationId, lang);
  await dialog.getByRole('button', { name: say.edit, exact: true }).click();
  const editor = page.getByRole('dialog', { name: say.change });
  await expect(editor.getByLabel(labels[lang].title)).not.toHaveValue('');
  return editor;
}

for (const lang of LANGUAGES) {
  const say = words[lang];
  const label = labels[lang];

  test(`an admin adds a training, and visitors do not see the button (${lang})`, async ({ page, signIn }) => {
    await page.goto(`/education/schedule?lang=${lang}`);
    await whenShown(page);
    await expect(page.getByRole('button', { name: say.register })).toHaveCount(0);
    await signIn(page, 'admin');
    await page.reload();
    await page.getByRole('button', { name: say.register }).click();
    const editor = page.getByRole('dialog', { name: lang === 'ko' ? '교육 등록' : 'Add a training' });
    await page.setViewportSize({ width: 1440, height: 1000 });
    await expect(editor.getByLabel(label.title)).toBeVisible();
    expect((await editor.boundingBox())?.width).toBe(600);
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(editor.getByLabel(label.type)).toBeFocused();
    await expect(editor.getByLabel(label.type)).toHaveAccessibleDescription(new RegExp(say.required));

    const { title } = uniqueTitle();
    await editor.getByLabel(label.type).fill('정기교육');
    await editor.getByLabel(label.title).fill(title);
    await editor.getByLabel(label.content).fill('내용');
    await editor.getByLabel(label.startDate).fill('2033-03-01');
    await editor.getByLabel(label.endDate).fill('2033-03-02');
    await editor.getByLabel(label.startTime).fill('09:30');
    await editor.getByLabel(label.endTime).fill('18:00');
    await editor.getByRole('spinbutton', { name: label.capacity }).fill('20');
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(toastOf(page, say.added)).toBeVisible();
    await expect(editor).toBeHidden();
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('09:30 – 18:00');
    await expect(card).toContainText(say.recruiting);

    await page.getByRole('button', { name: say.register }).click();
    await expect(editor.getByLabel(label.title)).toHaveValue('');
    await expect(editor.getByLabel(lang === 'ko' ? '모집 상태' : 'Status')).toHaveValue('recruiting');
  });

  test(`a change of date asks first, with the number of people who are mailed (${lang})`, async ({ page, signIn, readMail }) => {
    const training = await admin.add();
    const email = await applyAs(training.educationId, { lang });
    await applyAs(training.educationId, { lang });
    await signIn(page, 'admin');
    const editor = await openEditor(page, training.educationId, lang);
    await expect(editor.getByLabel(label.startDate)).toHaveValue(training.startDate);
    await editor.getByLabel(label.endDate).fill(dayFromNow(101));
    await editor.getByLabel(label.startDate).fill(dayFromNow(100));
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say.people(2));
    await page.keyboard.press('Escape');
    await expect(editor.getByLabel(label.startDate)).toHaveValue(dayFromNow(100));
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await question.getByRole('button', { name: say.tellAndSave }).click();
    await expect(toastOf(page, say.changed)).toBeVisible();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('dialog')).toContainText(dayFromNow(100).replaceAll('-', '.'));
    expect((await readMail(email)).text).toContain(lang === 'ko' ? training.title : training.titleEn);
  });

  test(`a change of place asks, and one of the title does not (${lang})`, async ({ page, signIn }) => {
    const training = await admin.add();
    await applyAs(training.educationId);
    await signIn(page, 'admin');
    const editor = await openEditor(page, training.educationId, lang);
    await editor.getByLabel(label.place).fill('부산 교육장');
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText(say.people(1));
    await page.keyboard.press('Escape');
    await editor.getByLabel(label.place).fill('');
    await editor.getByLabel(label.title).fill(uniqueTitle().title);
    await editor.getByRole('button', { name: say.save, exact: true }).click();
    await expect(toastOf(page, say.changed)).toBeVisible();
  });

  test(`removing asks with the number of people who are mailed (${lang})`, async ({ page, signIn, readMail }) => {
    const training = await admin.add();
    const email = await applyAs(training.educationId, { lang });
    await signIn(page, 'admin');
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.remove, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say.people(1));
    await question.getByRole('button', { name: say.remove, exact: true }).click();
    await expect(toastOf(page, say.removed)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: lang === 'ko' ? training.title : training.titleEn })).toHaveCount(0);
    expect((await readMail(email)).text).toContain(lang === 'ko' ? training.title : training.titleEn);
  });

  test(`closing a changed form asks first (${lang})`, async ({ page, signIn }) => {
    const training = await admin.add();
    await signIn(page, 'admin');
    await page.goto(`/education/schedule?lang=${lang}`);
    await whenShown(page);
    await page.getByRole('link', { name: lang === 'ko' ? training.title : training.titleEn }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.edit, exact: true }).click();
    const editor = page.getByRole('dialog', { name: say.change });
    await editor.getByLabel(label.title).fill('다른 이름');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor.getByLabel(label.title)).toHaveValue('다른 이름');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor.getByLabel(label.title)).toHaveValue('다른 이름');
  });

  test.describe('what goes wrong', () => {
    test.use({ allowedConsole: [/40[49]|503/] });

    test(`an edit that came too late is refused and keeps what was typed (${lang})`, async ({ page, signIn }) => {
      const training = await admin.add();
      await signIn(page, 'admin');
      const editor = await openEditor(page, training.educationId, lang);
      await admin.change(training, { capacity: 77 });
      await editor.getByLabel(label.title).fill('나중에 쓴 이름');
      await editor.getByRole('button', { name: say.save, exact: true }).click();
      await expect(toastOf(page, say.saveFailed)).toBeVisible();
      await expect(editor.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      await expect(editor.getByLabel(label.title)).toHaveValue('나중에 쓴 이름');
    });

    test(`removing what somebody else has removed says that it failed (${lang})`, async ({ page, signIn }) => {
      const training = await admin.add();
      await signIn(page, 'admin');
      const dialog = await openTraining(page, training.educationId, lang);
      await dialog.getByRole('button', { name: say.remove, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await admin.remove(training.educationId);
      await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
      await expect(toastOf(page, say.removeFailed)).toBeVisible();
    });
  });
}
