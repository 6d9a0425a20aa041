import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, sendQuestion, sendSmwpApplication } from './support-api.ts';
import { openForm } from './support-forms.ts';

const inbox = '/admin/support/inquiries';
const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const find = (number: string) => `${inbox}?search=${number}&lang=ko`;

test('the inbox is for admins', async ({ page, signIn }) => {
  await openForm(page, `${inbox}?lang=ko`);
  await expect(page).toHaveURL((url) => url.pathname === '/login' && (url.searchParams.get('next') ?? '').startsWith(inbox));
  await signIn(page);
  await openForm(page, `${inbox}?lang=ko`);
  await expect(page.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeVisible();
});

test('an inquiry of each form is found by its number, with form, product and state', async ({ page, browser, signIn }) => {
  const question = await sendQuestion(browser, { product: 'sm2s' });
  const smwp = await sendSmwpApplication(browser);
  await signIn(page, 'admin');
  await openForm(page, find(question.number));
  const row = rowOf(page, question.number);
  for (const text of [question.title, '일반 문의 · 제품문의', 'SM2S', '접수']) await expect(row.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(smwp.number);
  await page.keyboard.press('Enter');
  for (const text of ['SMWP 계정신청', '패스워드 보관 중']) await expect(rowOf(page, smwp.number).getByText(text)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === smwp.number);
  await page.goBack();
  await expect(row).toBeVisible();
});

test('filters stand in the address, and a shared address shows the same', async ({ page, browser, signIn }) => {
  const { number } = await sendQuestion(browser, { type: 'education', product: 'nectos' });
  await signIn(page, 'admin');
  await openForm(page, find(number));
  await page.getByRole('combobox', { name: /^양식/ }).selectOption('question');
  await page.getByRole('combobox', { name: /^문의 유형/ }).selectOption('education');
  await page.getByRole('combobox', { name: /^제품/ }).selectOption('nectos');
  await page.getByRole('combobox', { name: /^담당자/ }).selectOption('none');
  await page.getByRole('button', { name: /^접수 \d/ }).click();
  await expect(rowOf(page, number)).toBeVisible();
  const address = page.url();
  for (const part of ['form=question', 'type=education', 'product=nectos', 'assignee=none', 'state=received']) expect(address).toContain(part);
  await openForm(page, address);
  await expect(rowOf(page, number)).toBeVisible();
  await page.getByRole('button', { name: /^답변완료 \d/ }).click();
  await expect(page.getByRole('heading', { name: '문의가 없습니다' })).toBeVisible();
});

test('several are changed at once; one that somebody else has changed stays as it is', async ({ page, browser, signIn }) => {
  const [first, second] = [await sendQuestion(browser), await sendQuestion(browser)];
  const other = await newAdmin(browser);
  await signIn(page, 'admin');
  await openForm(page, `${inbox}?lang=ko&sort=-createdAt`);
  for (const { number, title } of [first, second]) await page.getByLabel(`${number} ${title} 선택`).check();
  expect((await other.call('PATCH', `/api/email/admin/inquiries/${second.number}`, { version: 1, state: 'spam' })).status()).toBe(200);
  await page.getByLabel('상태 변경').selectOption('inProgress');
  await page.getByRole('button', { name: '선택한 문의에 적용' }).click();
  await expect(page.getByText('1건을 변경했습니다')).toBeVisible();
  await expect(page.getByText(`다른 관리자가 먼저 변경해 그대로 둔 문의: ${second.number}`)).toBeVisible();
  await expect(rowOf(page, first.number).getByText('처리중')).toBeVisible();
  await expect(rowOf(page, second.number)).toHaveCount(0);
});

test('the list is saved as a CSV file that holds what is filtered', async ({ page, browser, signIn }) => {
  const { number, title } = await sendQuestion(browser, { content: '=1+1' });
  await signIn(page, 'admin');
  await openForm(page, find(number));
  await expect(rowOf(page, number)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(title);
  expect(text).not.toContain(',=1+1');
});

for (const lang of ['ko', 'en']) {
  for (const width of [360, 1440]) {
    test(`no barrier in the list and on an inquiry at ${width} px (${lang})`, async ({ page, browser, signIn }) => {
      const { number } = await sendSmwpApplication(browser);
      await signIn(page, 'admin');
      await page.setViewportSize({ width, height: 900 });
      await openForm(page, `${inbox}?search=${number}&lang=${lang}`);
      await expect(page.getByText(number)).toBeVisible();
      for (const address of [undefined, `${inbox}/${number}?lang=${lang}`]) {
        if (address) await openForm(page, address);
        await expect(page.getByText(number).first()).toBeVisible();
        expect(await barriersOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    });
  }
}
