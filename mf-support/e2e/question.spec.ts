import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { errorsShown, fillQuestion, openForm, questionTexts } from './support-forms.ts';

const path = '/support/question?lang=ko';
const submit = (page: Page) => page.getByRole('button', { name: '접수하기' });

test('the document carries the form and the phone and fax numbers before any script runs', async ({ request }) => {
  const html = await renderedDocument(request, path);
  for (const text of ['문의하기', '제품문의', '교육문의', '기타문의', '02-000-1018', '031-000-2018', '02-000-1019']) expect(html).toContain(text);
  expect(html).toContain('"@type":"ContactPage"');
  const english = await renderedDocument(request, '/support/question?lang=en');
  for (const text of ['Product inquiry', 'Training inquiry', 'Other inquiry', '02-000-1019']) expect(english).toContain(text);
});

for (const [lang, required, button] of [['ko', '값을 입력하세요', '접수하기'], ['en', 'Please enter a value', 'Submit']] as const) {
  test(`asks for all six fields, on submit only (${lang})`, async ({ page }) => {
    await openForm(page, `/support/question?lang=${lang}`);
    const name = page.locator('[name="name"]');
    await name.focus();
    await name.blur();
    await expect(page.getByText(required)).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(required)).toHaveCount(6);
    await expect(name).toBeFocused();
    expect(await errorsShown(page)).toEqual({ name: required, phone: required, emailAddress: required, type: required, title: required, content: required });
    await name.fill('김');
    await expect(page.getByText(required)).toHaveCount(6);
  });
}

test('blanks are no value, and the focus goes to the first wrong field', async ({ page }) => {
  await openForm(page, path);
  await fillQuestion(page, { ...questionTexts(), title: '   ' });
  await submit(page).click();
  await expect(page.locator('[name="title"]')).toBeFocused();
  expect(await errorsShown(page)).toEqual({ title: '값을 입력하세요' });
});

test('a member hands in an inquiry, is told its number, and finds an empty form', async ({ page, signIn, readMail }) => {
  await signIn(page);
  await openForm(page, path);
  const { emailAddress, title } = await fillQuestion(page);
  await submit(page).click();
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
  const receipt = page.getByText(/접수번호 Q-\d{4}-\d{6}/);
  await expect(receipt).toBeVisible();
  await expect(page.locator('[name="title"]')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const number = /Q-\d{4}-\d{6}/.exec(await receipt.innerText())?.[0] ?? '';
  const mail = await readMail(emailAddress);
  expect(mail.subject + mail.text).toContain(number);
  await page.reload();
  await expect(page.locator('[name="title"]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(title);
});

test('a double click sends once', async ({ page, signIn }) => {
  await signIn(page);
  await openForm(page, path);
  await fillQuestion(page);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/email/send')) sent.push(request.headers()['idempotency-key']);
  });
  await submit(page).dblclick();
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
});

test('a product of the address is a chip that is sent, and that can be taken away', async ({ page, signIn }) => {
  await signIn(page);
  const bodies: { product?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/email/send')) bodies.push(request.postDataJSON() as { product?: string });
  });
  await openForm(page, '/support/question?product=web-eq&lang=ko');
  await expect(page.getByText('WEB EQ', { exact: true })).toBeVisible();
  await fillQuestion(page);
  await submit(page).click();
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: 'WEB EQ 빼기' }).click();
  await expect(page.getByText('WEB EQ', { exact: true })).toHaveCount(0);
  await fillQuestion(page);
  await submit(page).click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies.map(({ product }) => product)).toEqual(['web-eq', undefined]);
});

test('a product that is not ours is no chip', async ({ page }) => {
  await openForm(page, '/support/question?product=teapot&lang=ko');
  await expect(page.getByText('문의할 제품')).toHaveCount(0);
});

test('a member fills in the details of the account', async ({ page, signIn }) => {
  const { email, name } = await signIn(page);
  await openForm(page, path);
  await page.locator('[name="phone"]').fill('02-000-0000');
  await page.getByRole('button', { name: '회원 정보로 채우기' }).click();
  await expect(page.locator('[name="name"]')).toHaveValue(name);
  await expect(page.locator('[name="emailAddress"]')).toHaveValue(email);
  await expect(page.locator('[name="phone"]')).toHaveValue('02-000-0000');
});

test('the form is filled in and sent by keyboard alone', async ({ page, signIn }) => {
  await signIn(page);
  await openForm(page, path);
  await page.locator('[name="name"]').focus();
  for (const text of ['김시험', '010-0000-2018', 'keys@visitor.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('자판으로만');
  await page.keyboard.press('Tab');
  await page.keyboard.type('보냅니다');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('접수되었습니다.')).toBeVisible();
});

for (const lang of ['ko', 'en']) {
  for (const width of [360, 1440]) {
    test(`no barrier at ${width} px, also with errors shown (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openForm(page, `/support/question?product=nectos&lang=${lang}`);
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }
}
