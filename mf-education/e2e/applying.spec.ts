import type { Locator } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { words } from '../src/testing/words.ts';
import { adminCalls, applyAs, openTraining, toastOf, uniqueEmail, uniqueTitle, type AdminCalls } from './education.ts';

type Words = (typeof words)['ko'];

let admin: AdminCalls;
test.beforeAll(async () => {
  admin = await adminCalls();
});
test.afterAll(() => admin.end());

const field = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label });

async function fill(dialog: Locator, say: Words, email: string): Promise<void> {
  await field(dialog, say.name).fill('박서연');
  await field(dialog, say.email).fill(email);
  await field(dialog, say.phone).fill('+82 10-0000-0003');
  await field(dialog, say.company).fill('보기식품(주)');
  await field(dialog, say.position).fill('품질보증팀 주임');
  await field(dialog, say.application).fill('CCP 모니터링을 배우고 싶습니다.');
}

test('a visitor applies once by thirty presses, and the same browser finds the application and cancels it', async ({
  page,
}) => {
  const say = words.ko;
  const training = await admin.add();
  const email = uniqueEmail();
  const dialog = await openTraining(page, training.educationId);
  await dialog.getByRole('button', { name: say.apply, exact: true }).click();
  await fill(dialog, say, email);
  await field(dialog, say.company).fill('');
  await dialog.getByRole('button', { name: say.submit }).click();
  await expect(field(dialog, say.company)).toBeFocused();
  await expect(field(dialog, say.company)).toHaveAccessibleDescription(say.required);
  await field(dialog, say.company).fill('보기식품(주)');
  const keys: (string | undefined)[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/education/signup') && keys.push(request.headers()['idempotency-key']),
  );
  await dialog.getByRole('button', { name: say.submit }).evaluate((button: HTMLButtonElement) => {
    for (let count = 0; count < 30; count += 1) button.click();
  });
  await expect(toastOf(page, say.sent)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: say.received })).toBeFocused();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  const records = await (
    await admin.request.get('/api/education/signup-records', { params: { educationId: training.educationId } })
  ).json();
  expect(records).toEqual([
    expect.objectContaining({ email, phoneNumber: '+82 10-0000-0003', status: 'signup', locale: 'ko' }),
  ]);

  await openTraining(page, training.educationId);
  await page.getByRole('button', { name: say.mine }).click();
  const lookup = page.getByRole('dialog', { name: say.mine });
  await field(lookup, say.email).fill(email.toUpperCase());
  await lookup.getByRole('button', { name: say.search, exact: true }).click();
  for (const text of [email, '박서연', 'CCP 모니터링을 배우고 싶습니다.']) await expect(lookup).toContainText(text);
  await lookup.getByRole('button', { name: say.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
  await expect(toastOf(page, say.cancelled)).toBeVisible();
  await expect(lookup).toBeHidden();
  await admin.remove(training.educationId);
});

test.describe('a refusal', () => {
  test.use({ allowedConsole: [/409/] });

  test('of a second application of the same browser is said beside the form; another address waits, and is told its place', async ({
    page,
  }) => {
    const say = words.en;
    const training = await admin.add({ capacity: 1 });
    const email = await applyAs(training.educationId, {}, page.request);
    await applyAs(training.educationId);
    const dialog = await openTraining(page, training.educationId, 'en');
    await expect(dialog).toContainText(say.full);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await fill(dialog, say, email.toUpperCase());
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: say.already })).toBeVisible();
    await expect(toastOf(page, say.notSent)).toBeVisible();
    await expect(field(dialog, say.application)).toHaveValue('CCP 모니터링을 배우고 싶습니다.');
    await field(dialog, say.email).fill(uniqueEmail());
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByRole('heading', { name: say.waitingAt(2) })).toBeVisible();
    await admin.remove(training.educationId);
  });
});

test('a member applies with the profile filled in, finds it on My page and cancels it there', async ({
  page,
  signIn,
}) => {
  const say = words.en;
  const training = await admin.add();
  const { email } = await signIn(page);
  const dialog = await openTraining(page, training.educationId, 'en');
  await dialog.getByRole('button', { name: say.apply, exact: true }).click();
  await expect(field(dialog, say.phone)).toHaveValue('010-0000-2018');
  await expect(field(dialog, say.name)).toHaveValue('김시험');
  await expect(field(dialog, say.email)).toHaveValue(email);
  await expect(field(dialog, say.company)).toHaveValue('시험기업');
  await field(dialog, say.position).fill('과장');
  await dialog.getByRole('button', { name: say.submit }).click();
  await expect(dialog.getByRole('heading', { name: say.received })).toBeVisible();

  await page.goto('/account?lang=en');
  const item = page
    .getByRole('region', { name: 'My training applications' })
    .getByRole('listitem')
    .filter({ hasText: training.titleEn });
  await item.scrollIntoViewIfNeeded();
  await expect(item.getByText(say.status.signup, { exact: true })).toBeVisible();
  await item.getByRole('button', { name: say.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
  await expect(toastOf(page, say.cancelled)).toBeVisible();
  await expect(item.getByText(say.status.cancelled, { exact: true })).toBeVisible();
  await admin.remove(training.educationId);
});

test('Escape asks before it closes a typed form; the closed dialog gives the focus back', async ({ page }) => {
  const say = words.ko;
  // A type of its own, so that no document from before, which may be a second old, is shown
  const { title: type } = uniqueTitle();
  const training = await admin.add({ type });
  await page.goto(`/education/schedule?type=${encodeURIComponent(type)}&lang=ko`);
  const link = page.getByRole('link', { name: training.title });
  await link.click();
  const dialog = page.getByRole('dialog', { name: training.title });
  await dialog.getByRole('button', { name: say.apply, exact: true }).click();
  await field(dialog, say.name).fill('박서연');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(field(dialog, say.name)).toHaveValue('박서연');
  await field(dialog, say.name).fill('');
  await dialog.getByRole('button', { name: say.close }).click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await admin.remove(training.educationId);
});
