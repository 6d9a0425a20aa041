import type { Page } from '@playwright/test';
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

/** Applies from the page's own browser, which then holds the receipt. */
async function applyHere(page: Page, educationId: number): Promise<string> {
  const data = { educationId, email: uniqueEmail(), name: '최민준', phoneNumber: '010-0000-0004', company: '샘플케미칼(주)', position: '과장', application: '실습이 궁금합니다.' };
  const answer = await page.request.post('/api/education/signup', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return data.email;
}

async function search(page: Page, say: Words, email: string) {
  await page.getByRole('button', { name: say.mine }).click();
  const lookup = page.getByRole('dialog', { name: say.mine });
  await lookup.getByRole('textbox', { name: say.email }).fill(email);
  await lookup.getByRole('button', { name: say.search, exact: true }).click();
  return lookup;
}

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`the browser that applied finds its application and cancels it (${lang})`, async ({ page }) => {
    const training = await admin.add();
    const email = await applyHere(page, training.educationId);
    await openTraining(page, training.educationId, lang);
    const lookup = await search(page, say, email.toUpperCase());
    for (const text of [email, '최민준', '010-0000-0004', '샘플케미칼(주)', '과장', '실습이 궁금합니다.']) await expect(lookup).toContainText(text);
    await expect(lookup).toContainText(/\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}/);
    await lookup.getByRole('button', { name: say.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
    await expect(toastOf(page, say.cancelled)).toBeVisible();
    await expect(lookup).toBeHidden();
  });

  test(`nobody else finds it, and the mailed link shows it, once (${lang})`, async ({ page, readMail }) => {
    const training = await admin.add();
    const email = await applyAs(training.educationId, { lang });
    await openTraining(page, training.educationId, lang);
    const lookup = await search(page, say, email);
    await expect(toastOf(page, say.none)).toBeVisible();
    await lookup.getByRole('button', { name: say.sendLink }).click();
    await expect(lookup.getByRole('status').filter({ hasText: email })).toBeVisible();
    const mail = await readMail(email);
    const address = /\S+\/education\/schedule\?lookup=\S+/.exec(mail.text)?.[0] ?? '';

    await page.goto(address);
    const opened = page.getByRole('dialog');
    await expect(opened).toContainText(email);
    await expect(opened.getByRole('heading', { name: lang === 'ko' ? training.title : training.titleEn })).toBeVisible();
    await opened.getByRole('button', { name: new RegExp(say.cancel) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
    await expect(toastOf(page, say.cancelled)).toBeVisible();
    await expect(opened).toContainText(say.status.cancelled);
    await opened.getByRole('button', { name: say.close }).click();
    await expect(page).not.toHaveURL(/lookup=/);
  });

  test.describe('what goes wrong', () => {
    test.use({ allowedConsole: [/40[49]|429|503/] });

    test(`a link works once (${lang})`, async ({ page, readMail }) => {
      const training = await admin.add();
      const email = await applyAs(training.educationId, { lang });
      await page.request.post('/api/education/lookup-link', { data: { email, lang } });
      const address = /\S+\/education\/schedule\?lookup=\S+/.exec((await readMail(email)).text)?.[0] ?? '';
      await page.goto(address);
      await expect(page.getByRole('dialog')).toContainText(email);
      await page.goto(address);
      await expect(page.getByRole('dialog')).toContainText(say.linkInvalid);
    });

    test(`a search that fails says so (${lang})`, async ({ page }) => {
      const training = await admin.add();
      await openTraining(page, training.educationId, lang);
      await page.route('**/api/education/search-record*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }));
      await search(page, say, uniqueEmail());
      await expect(toastOf(page, say.searchFailed)).toBeVisible();
    });

    test(`a search and a link that are asked for too often say how long to wait (${lang})`, async ({ page }) => {
      const training = await admin.add();
      const slowedDown = { status: 429, headers: { 'retry-after': '170' }, contentType: 'application/problem+json', body: '{"status":429}' };
      const inAWhile = lang === 'ko' ? '(약 3분 뒤)' : '(in about 3 min)';
      await openTraining(page, training.educationId, lang);
      await page.route('**/api/education/search-record*', (route) => route.fulfill(slowedDown), { times: 1 });
      const email = uniqueEmail();
      const lookup = await search(page, say, email);
      await expect(lookup).toContainText(inAWhile);
      await expect(lookup.getByRole('textbox', { name: say.email })).toHaveValue(email);
      await lookup.getByRole('button', { name: say.search, exact: true }).click();
      await page.route('**/api/education/lookup-link', (route) => route.fulfill(slowedDown), { times: 1 });
      await lookup.getByRole('button', { name: say.sendLink }).click();
      await expect(lookup.getByRole('alert').filter({ hasText: inAWhile })).toBeVisible();
    });

    test(`an application that is no longer this browser's is nobody's (${lang})`, async ({ page }) => {
      const training = await admin.add();
      const email = await applyHere(page, training.educationId);
      await openTraining(page, training.educationId, lang);
      const lookup = await search(page, say, email);
      await expect(lookup).toContainText('최민준');
      await page.context().clearCookies();
      await lookup.getByRole('button', { name: say.cancel }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await expect(toastOf(page, say.nobody)).toBeVisible();
      await expect(lookup).toBeVisible();
    });

    test(`once the training has begun it cannot be cancelled (${lang})`, async ({ page }) => {
      const training = await admin.add();
      const email = await applyHere(page, training.educationId);
      await openTraining(page, training.educationId, lang);
      const lookup = await search(page, say, email);
      await admin.change(training, { startDate: dayFromNow(-1), endDate: dayFromNow(1) });
      await lookup.getByRole('button', { name: say.cancel }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
      await expect(toastOf(page, say.notCancelled)).toBeVisible();
      await expect(lookup.getByRole('alert').filter({ hasText: say.begun })).toBeVisible();
    });
  });
}

test('an address has its link mailed from the schedule itself', async ({ page, readMail }) => {
  const training = await admin.add();
  const email = await applyAs(training.educationId);
  await page.goto('/education/schedule?lang=ko');
  await whenShown(page);
  await page.getByRole('button', { name: '내 신청 조회' }).click();
  const dialog = page.getByRole('dialog', { name: '내 신청 조회' });
  await dialog.getByRole('button', { name: '조회 링크 받기' }).click();
  await expect(dialog.getByRole('textbox', { name: '이메일' })).toHaveAccessibleDescription('값을 입력하세요');
  await dialog.getByRole('textbox', { name: '이메일' }).fill(email);
  await dialog.getByRole('button', { name: '조회 링크 받기' }).click();
  expect((await readMail(email)).text).toContain('/education/schedule?lookup=');
});
