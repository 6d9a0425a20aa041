import type { Locator } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { adminCalls, applyAs, dayFromNow, openTraining, toastOf, uniqueEmail, type AdminCalls } from './education.ts';
import { LANGUAGES, words } from '../src/testing/words.ts';

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

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`a visitor applies and is told that a seat is theirs (${lang})`, async ({ page }) => {
    const training = await admin.add();
    const email = uniqueEmail();
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await fill(dialog, say, email);
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(toastOf(page, say.sent)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: say.received })).toBeFocused();
    const records = await (await admin.request.get('/api/education/signup-records', { params: { educationId: training.educationId } })).json();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ email, phoneNumber: '+82 10-0000-0003', status: 'signup', locale: lang });
  });

  test(`beyond the capacity one waits, and is told the place (${lang})`, async ({ page }) => {
    const training = await admin.add({ capacity: 1 });
    await applyAs(training.educationId);
    await applyAs(training.educationId);
    const dialog = await openTraining(page, training.educationId, lang);
    await expect(dialog).toContainText(say.full);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await fill(dialog, say, uniqueEmail());
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByRole('heading', { name: say.waitingAt(2) })).toBeVisible();
  });

  test(`what is missing is said at its field, which takes the focus, and nothing is sent (${lang})`, async ({ page }) => {
    const training = await admin.add();
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await fill(dialog, say, uniqueEmail());
    await field(dialog, say.company).fill('');
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(field(dialog, say.company)).toBeFocused();
    await expect(field(dialog, say.company)).toHaveAccessibleDescription(say.required);
    expect(sent).toEqual([]);
  });

  test(`a member finds name, e-mail, phone and company filled in (${lang})`, async ({ page, signIn }) => {
    const training = await admin.add();
    const { email } = await signIn(page);
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await expect(field(dialog, say.phone)).toHaveValue('010-0000-2018');
    await expect(field(dialog, say.name)).toHaveValue('김시험');
    await expect(field(dialog, say.email)).toHaveValue(email);
    await expect(field(dialog, say.company)).toHaveValue('시험기업');
    await expect(field(dialog, say.position)).toHaveValue('');
    await field(dialog, say.position).fill('과장');
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(dialog.getByRole('heading', { name: say.received })).toBeVisible();
  });

  test(`thirty presses are one request and one application (${lang})`, async ({ page }) => {
    const training = await admin.add();
    const dialog = await openTraining(page, training.educationId, lang);
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await fill(dialog, say, uniqueEmail());
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => request.url().endsWith('/api/education/signup') && keys.push(request.headers()['idempotency-key']));
    await dialog.getByRole('button', { name: say.submit }).evaluate((button: HTMLButtonElement) => {
      for (let count = 0; count < 30; count += 1) button.click();
    });
    await expect(dialog.getByRole('heading', { name: say.received })).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    const records = await (await admin.request.get('/api/education/signup-records', { params: { educationId: training.educationId } })).json();
    expect(records).toHaveLength(1);
  });

  test.describe('a refusal', () => {
    test.use({ allowedConsole: [/40[049]|409|503/] });

    const refusals: [string, (training: Awaited<ReturnType<AdminCalls['add']>>, email: string) => Promise<unknown>, string | RegExp][] = [
      ['of a second application', ({ educationId }, email) => applyAs(educationId, { email: email.toUpperCase() }), say.already],
      ['because applications were closed meanwhile', (training) => admin.change(training, { status: 'completed' }), say.notRecruiting],
      ['because the training began meanwhile', (training) => admin.change(training, { startDate: dayFromNow(-1), endDate: dayFromNow(1) }), say.begun],
      ['because the last seat went and nobody may wait', async (training) => {
        await admin.change(training, { capacity: 1, waitingList: false });
        await applyAs(training.educationId);
      }, say.closedFull],
      ['because the training was removed meanwhile', ({ educationId }) => admin.remove(educationId), say.gone],
    ];
    for (const [why, meanwhile, message] of refusals) {
      test(`${why} is said beside the form, and the text stays (${lang})`, async ({ page }) => {
        const training = await admin.add();
        const email = uniqueEmail();
        const dialog = await openTraining(page, training.educationId, lang);
        await dialog.getByRole('button', { name: say.apply, exact: true }).click();
        await fill(dialog, say, email);
        await meanwhile(training, email);
        await dialog.getByRole('button', { name: say.submit }).click();
        await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible();
        await expect(toastOf(page, say.notSent)).toBeVisible();
        await expect(field(dialog, say.application)).toHaveValue('CCP 모니터링을 배우고 싶습니다.');
      });
    }

    test(`of a value is said at its field (${lang})`, async ({ page }) => {
      const training = await admin.add();
      const dialog = await openTraining(page, training.educationId, lang);
      await dialog.getByRole('button', { name: say.apply, exact: true }).click();
      await fill(dialog, say, 'nobody');
      await field(dialog, say.phone).fill('12-34');
      await dialog.getByRole('button', { name: say.submit }).click();
      await expect(field(dialog, say.email)).toHaveAccessibleDescription(say.emailWrong);
      await expect(field(dialog, say.phone)).toHaveAccessibleDescription(say.phoneWrong);
      await expect(field(dialog, say.email)).toBeFocused();
    });

    test(`of the profile is said, and one types it oneself (${lang})`, async ({ page, signIn }) => {
      const training = await admin.add();
      await signIn(page);
      const dialog = await openTraining(page, training.educationId, lang);
      await page.route('**/api/user/detail*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }));
      await dialog.getByRole('button', { name: say.apply, exact: true }).click();
      await expect(toastOf(page, say.profileFailed)).toBeVisible();
      await expect(field(dialog, say.name)).toBeEditable();
    });
  });

  test(`closing a typed form asks first; the mode is the detail again 300 ms after closing (${lang})`, async ({ page }) => {
    const training = await admin.add();
    await page.goto(`/education/schedule?lang=${lang}`);
    await whenShown(page);
    const link = page.getByRole('link', { name: lang === 'ko' ? training.title : training.titleEn });
    await link.click();
    const dialog = page.getByRole('dialog', { name: lang === 'ko' ? training.title : training.titleEn });
    await dialog.getByRole('button', { name: say.apply, exact: true }).click();
    await field(dialog, say.name).fill('박서연');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(dialog, say.name)).toHaveValue('박서연');
    await field(dialog, say.name).fill('');
    await dialog.getByRole('button', { name: say.close }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.waitForTimeout(350);
    await link.click();
    await expect(dialog.getByRole('button', { name: say.apply, exact: true })).toBeVisible();
  });
}
