import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { fillForm, openForm } from './support-forms.ts';

const cardOf = (page: Page, key: string) => page.locator(`#${key}`);

test('a visitor is warned, signs in, comes back to the very card and saves its PDF under its Korean name', async ({
  page,
}) => {
  await page.goto('/support?lang=ko');
  await expect(page).toHaveURL(/\/support\/download/);
  const card = cardOf(page, 'nectos');
  await card.getByRole('button', { name: '다운로드' }).click();
  await expect(page.getByText('로그인이 필요한 서비스 입니다')).toBeVisible();
  await card.getByRole('link', { name: '로그인하고 다운로드' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/login' && url.searchParams.get('next') === '/support/download#nectos',
  );
  const { email, password } = await createMember(page);
  await fillForm(page, { email, password });
  await page.locator('form [name="password"]').press('Enter');

  await expect(page).toHaveURL(/\/support\/download#nectos$/);
  await expect(card).toBeInViewport();
  await expect(card.getByRole('link')).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: '다운로드' }).click(),
  ]);
  expect(download.suggestedFilename().normalize('NFC')).toBe('NECTOS_카탈로그.pdf');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('one to four cards are in a row, depending on the width, and nothing scrolls sideways', async ({ page }) => {
  await openForm(page, '/support/download?lang=ko');
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main li[id]')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops).toHaveLength(7);
    expect(
      tops.filter((top) => top === tops[0]),
      `at ${width} px`,
    ).toHaveLength(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('pressing one button moves none of the others, and each is named after its document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, '/support/download?lang=ko');
  const buttons = page.locator('main li[id]').getByRole('button');
  const tops = () =>
    buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top + scrollY)));
  const before = await tops();
  await buttons.first().click();
  await expect(page.getByRole('link', { name: '로그인하고 다운로드' })).toBeVisible();
  const row = before.filter((top) => top === before[0]).length;
  expect(row).toBeGreaterThan(1);
  expect((await tops()).slice(0, row)).toEqual(before.slice(0, row));
  const names = await buttons.evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(new Set(names).size).toBe(7);
});
