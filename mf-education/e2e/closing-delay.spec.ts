import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { stopClock } from '../../infra/tooling/e2e/still-clock.ts';
import { adminCalls, openTraining, toastOf, uniqueEmail, type AdminCalls, type StoredTraining } from './education.ts';
import { words } from '../src/testing/words.ts';

const say = words.ko;
let admin: AdminCalls;
let training: StoredTraining;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.beforeEach(async () => {
  training = await admin.add();
});
test.afterEach(() => admin.remove(training.educationId));
test.afterAll(() => admin.end());

for (const { after, isKept } of [{ after: 299, isKept: true }, { after: 300, isKept: false }]) {
  test(`${after} ms after cancelling the lookup ${isKept ? 'still holds what it showed' : 'is empty'}`, async ({ page }) => {
    const data = { educationId: training.educationId, email: uniqueEmail(), name: '최민준', phoneNumber: '010-0000-0004', company: '샘플케미칼(주)', position: '과장', application: '' };
    expect((await page.request.post('/api/education/signup', { data })).status()).toBe(201);
    await openTraining(page, training.educationId);
    await page.getByRole('button', { name: say.mine }).click();
    const lookup = page.getByRole('dialog', { name: say.mine });
    await lookup.getByRole('textbox', { name: say.email }).fill(data.email);
    await lookup.getByRole('button', { name: say.search, exact: true }).click();
    await lookup.getByRole('button', { name: say.cancel }).click();
    await stopClock(page);
    await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
    await expect(toastOf(page, say.cancelled)).toBeVisible();
    await expect(lookup).toBeHidden();
    await page.clock.runFor(after);
    await page.getByRole('button', { name: say.mine }).click();
    await expect(lookup.getByRole('textbox', { name: say.email })).toHaveValue(isKept ? data.email : '');
    await expect(lookup.getByText('최민준')).toHaveCount(isKept ? 1 : 0);
  });

  test(`${after} ms after closing the dialog ${isKept ? 'keeps its mode' : 'is back at the detail'}`, async ({ page }) => {
    const dialog = await openTraining(page, training.educationId);
    await dialog.getByRole('button', { name: say.close }).click();
    const card = page.getByRole('article').filter({ hasText: training.title }).getByRole('link').first();
    await card.click();
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: say.name })).toBeVisible();
    await stopClock(page);
    await dialog.getByRole('button', { name: say.close }).click();
    await expect(dialog).toBeHidden();
    await page.clock.runFor(after);
    await card.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: say.name })).toHaveCount(isKept ? 1 : 0);
    await expect(dialog.getByRole('button', { name: say.apply, exact: true })).toHaveCount(isKept ? 0 : 1);
  });
}
