import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls, applyAs, openTraining, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

const expectNoBarrier = async (page: Page) => expect(await barriersOf(page)).toEqual([]);

const sizes = [{ width: 360, height: 740 }, { width: 1440, height: 900 }];

for (const lang of LANGUAGES) {
  const say = words[lang];
  for (const viewport of sizes) {
    const where = `${viewport.width} px, ${lang}`;

    test(`axe finds no barrier in cards, list, month and past trainings (${where})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const search of ['', 'view=list&', 'view=month&', 'period=past&']) {
        await page.goto(`/education/schedule?${search}lang=${lang}`);
        await whenShown(page);
        await expectNoBarrier(page);
      }
    });

    test(`axe finds no barrier in the dialog's detail, form and lookup (${where})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const training = await admin.add({ capacity: 1 });
      await applyAs(training.educationId);
      const dialog = await openTraining(page, training.educationId, lang);
      await expectNoBarrier(page);
      await dialog.getByRole('button', { name: say.apply, exact: true }).click();
      await dialog.getByRole('button', { name: say.submit }).click();
      await expect(dialog.getByRole('textbox', { name: say.name })).toBeFocused();
      await expectNoBarrier(page);
      await dialog.getByRole('button', { name: say.back }).click();
      await dialog.getByRole('button', { name: say.mine }).click();
      await expectNoBarrier(page);
    });

    test(`axe finds no barrier in what admins see (${where})`, async ({ page, signIn }) => {
      await page.setViewportSize(viewport);
      const training = await admin.add();
      await applyAs(training.educationId);
      await signIn(page, 'admin');
      const dialog = await openTraining(page, training.educationId, lang);
      await dialog.getByRole('button', { name: say.applicants }).click();
      await expect(dialog.locator('tbody tr')).toHaveCount(1);
      await expectNoBarrier(page);
      await dialog.getByRole('button', { name: say.back }).click();
      await dialog.getByRole('button', { name: say.edit, exact: true }).click();
      await expect(page.getByRole('spinbutton')).toBeVisible();
      await expectNoBarrier(page);
      for (const path of ['trainings', 'applicants']) {
        await page.goto(`/admin/education/${path}?lang=${lang}`);
        await expect(page.locator('tbody tr').first()).toBeVisible();
        await expectNoBarrier(page);
      }
    });
  }

  test(`the keyboard alone opens a training, applies and comes back (${lang})`, async ({ page }) => {
    const training = await admin.add();
    const title = lang === 'ko' ? training.title : training.titleEn;
    await page.goto(`/education/schedule?lang=${lang}`);
    await whenShown(page);
    const link = page.getByRole('link', { name: title });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/\/education\/schedule$|lang=/);
  });
}
