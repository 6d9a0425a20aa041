import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { newAdmin, sendQuestion, sendSmwpApplication } from './support-api.ts';
import { openForm } from './support-forms.ts';

const inbox = '/admin/support/inquiries';
const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('an admin finds inquiries by number and filters, in an address that Back and a shared link restore, and saves them', async ({
  page,
  browser,
  signIn,
}) => {
  const question = await sendQuestion(browser, { type: 'education', product: 'nectos', content: '=1+1' });
  const smwp = await sendSmwpApplication(browser);
  await signIn(page, 'admin');
  await openForm(page, `${inbox}?search=${question.number}&lang=ko`);
  const row = rowOf(page, question.number);

  await test.step('search', async () => {
    await expect(row.getByText(question.title)).toBeVisible();
    await page.getByRole('searchbox').fill(smwp.number);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, smwp.number).getByText('패스워드 보관 중')).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();
  });
  await test.step('filters', async () => {
    await page.getByRole('combobox', { name: /^제품/ }).selectOption('nectos');
    await expect(page).toHaveURL(/product=nectos/);
    await page.getByRole('button', { name: /^접수 \d/ }).click();
    await expect(page).toHaveURL(/state=received/);
    await expect(row).toBeVisible();
    await openForm(page, page.url());
    await expect(row).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^제품/ })).toHaveValue('nectos');
  });
  await test.step('a CSV file that no table program takes for formulas', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(question.title);
    expect(text).not.toContain(smwp.title);
    expect(text).not.toContain(',=1+1');
  });
});

test('several are changed at once; one that somebody else has changed stays as it is', async ({
  page,
  browser,
  signIn,
}) => {
  // Found by a word of their own, whatever else arrives meanwhile
  const word = `단체${Date.now()}`;
  const [first, second] = [
    await sendQuestion(browser, { content: word }),
    await sendQuestion(browser, { content: word }),
  ];
  const other = await newAdmin(browser);
  await signIn(page, 'admin');
  await openForm(page, `${inbox}?lang=ko&search=${encodeURIComponent(word)}`);
  for (const { number, title } of [first, second]) await page.getByLabel(`${number} ${title} 선택`).check();
  expect(
    (await other.call('PATCH', `/api/email/admin/inquiries/${second.number}`, { version: 1, state: 'spam' })).status(),
  ).toBe(200);
  await page.getByLabel('상태 변경').selectOption('inProgress');
  await page.getByRole('button', { name: '선택한 문의에 적용' }).click();
  await expect(page.getByText(`다른 관리자가 먼저 변경해 그대로 둔 문의: ${second.number}`)).toBeVisible();
  await expect(rowOf(page, first.number).getByText('처리중')).toBeVisible();
  await expect(rowOf(page, second.number)).toHaveCount(0);
});
