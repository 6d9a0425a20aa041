import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { coveredControls } from '../../infra/tooling/e2e/covered-controls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { followLink } from '../../infra/tooling/e2e/follow-link.ts';
import { isTried, sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { words } from '../src/testing/words.ts';
import { adminCalls, applyAs, openTraining, uniqueEmail, type AdminCalls } from './education.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

/**
 * Of every third view, axe in one language, and that nothing lies over a control at one width, by the view's place; all of
 * them in the trial `all-combinations`. The page is in English before and after. The frame is judged with the schedule.
 */
async function expectNoBarrier(page: Page, where: string, place: number): Promise<void> {
  if (!isTried(place)) return;
  for (const lang of sampleOf(['en', 'ko'] as const, place)) {
    await changeLanguage(page, lang);
    expect(await barriersOf(page, where === 'schedule' ? 'page' : 'content'), `${where} (${lang})`).toEqual([]);
  }
  await changeLanguage(page, 'en');
  const screen = page.viewportSize()!;
  for (const width of sampleOf([360, 1440], place >> 1)) {
    await page.setViewportSize({ ...screen, width });
    expect(await coveredControls(page), `${where} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(screen);
}

// Most other tests open Korean documents
const say = words.en;

test('axe finds no barrier in what visitors see', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const training = await admin.add({ capacity: 1 });
  await applyAs(training.educationId);
  await page.goto('/education/schedule?lang=en');
  await expectNoBarrier(page, 'schedule', 0);
  for (const [index, search] of ['view=list', 'view=month', 'period=past'].entries()) {
    await followLink(page, `/education/schedule?${search}`);
    await expectNoBarrier(page, search, index + 1);
  }
  const dialog = await openTraining(page, training.educationId, 'en');
  await expectNoBarrier(page, 'detail', 4);
  // As at a zoom of 400 %: what stays in view would leave no room for the text
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await dialog.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(256);
  await dialog.getByRole('button', { name: say.apply, exact: true }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { level: 2 })).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByRole('button', { name: say.apply, exact: true }).click();
  await dialog.getByRole('button', { name: say.submit }).click();
  await expect(dialog.getByRole('textbox', { name: say.name })).toBeFocused();
  await expectNoBarrier(page, 'form', 5);
  await dialog.getByRole('button', { name: say.back }).click();
  await dialog.getByRole('button', { name: say.mine }).click();
  await expectNoBarrier(page, 'lookup', 6);
  await admin.remove(training.educationId);
});

test('axe finds no barrier in what members and admins see', async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const training = await admin.add();
  // An application of the admin's own, for My page
  const data = {
    educationId: training.educationId,
    email: uniqueEmail(),
    name: '관리자',
    phoneNumber: '010-0000-0001',
    company: '시험기업',
    position: '과장',
    application: '',
  };
  expect((await admin.request.post('/api/education/signup', { data })).status()).toBe(201);
  await signIn(page, 'admin');
  const dialog = await openTraining(page, training.educationId, 'en');
  await dialog.getByRole('button', { name: say.applicants }).click();
  await expect(dialog.locator('tbody tr')).toHaveCount(1);
  await expectNoBarrier(page, 'applicants of a training', 0);
  await dialog.getByRole('button', { name: say.back }).click();
  await dialog.getByRole('button', { name: say.edit, exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^(정원|Capacity)/ })).toBeVisible();
  // The fields that the editors have taken the place of are still there
  await expect(page.locator('[data-ready]')).toHaveCount(2);
  await expectNoBarrier(page, 'editor', 1);
  for (const [index, path] of ['trainings', 'applicants'].entries()) {
    await followLink(page, `/admin/education/${path}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectNoBarrier(page, path, index + 2);
  }
  await followLink(page, '/account');
  await page.getByRole('listitem').filter({ hasText: training.titleEn }).scrollIntoViewIfNeeded();
  await expectNoBarrier(page, 'applications on My page', 4);
  await page.setViewportSize({ width: 360, height: 900 });
  for (const lang of ['en', 'ko'] as const) {
    await changeLanguage(page, lang);
    await expect(page.getByText(lang === 'ko' ? training.title : training.titleEn)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await admin.remove(training.educationId);
});

test('the keyboard alone opens a training, stays in its dialog and comes back', async ({ page }) => {
  const training = await admin.add();
  await page.goto('/education/schedule?lang=ko');
  const link = page.getByRole('link', { name: training.title });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: training.title });
  await expect(dialog.getByRole('heading', { name: training.title })).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/education\/schedule$|lang=/);
  await admin.remove(training.educationId);
});
