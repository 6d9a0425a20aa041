import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls, openTraining, toastOf, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

for (const lang of LANGUAGES) {
  const say = words[lang];
  const { heading, none } = lang === 'ko' ? { heading: '교육 신청 내역', none: '신청한 교육이 없습니다' } : { heading: 'My training applications', none: 'You have not applied for any training' };

  test(`what a member has applied for stands on My page, and is cancelled there (${lang})`, async ({ page, signIn }) => {
    const training = await admin.add();
    const title = lang === 'ko' ? training.title : training.titleEn;
    await signIn(page);
    await page.goto(`/account?lang=${lang}`);
    await whenShown(page);
    const mine = page.getByRole('region', { name: heading });
    await mine.scrollIntoViewIfNeeded();
    await expect(mine.getByRole('heading', { name: none })).toBeVisible();

    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: say.phone })).toHaveValue('010-0000-2018');
    await dialog.getByRole('textbox', { name: say.position }).fill('주임');
    await dialog.getByRole('textbox', { name: say.application }).fill('실습이 궁금합니다.');
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByRole('heading', { name: say.received })).toBeVisible();

    await page.goto(`/account?lang=${lang}`);
    await whenShown(page);
    const item = mine.getByRole('listitem').filter({ hasText: title });
    await expect(item.getByText(say.status.signup, { exact: true })).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await item.getByRole('button', { name: say.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
    await expect(toastOf(page, say.cancelled)).toBeVisible();
    await expect(item.getByText(say.status.cancelled, { exact: true })).toBeVisible();
    await admin.remove(training.educationId);
  });
}
