import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { openForm } from './support-forms.ts';

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: 'SM-HACCP_카탈로그.pdf' });

test('a replaced file is what the next download brings, and is counted; the original comes back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await openForm(page, '/support/download?lang=ko');
  const bytesOf = async (key: string) => {
    // Pressed before the page knows who is there, the service would refuse the first try
    await expect(page.locator('#shell-header').getByRole('link', { name: '마이페이지' })).toBeVisible();
    const button = page.locator(`#${key}`).getByRole('button', { name: '다운로드' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return readFile(await download.path());
  };
  const replacement = await bytesOf('smwp');

  await openForm(page, '/admin/support/documents?lang=ko');
  const row = rowOf(page);
  const count = async () => Number((await row.getByRole('cell').nth(3).innerText()).replaceAll(/\D/g, ''));
  await expect(row).toBeVisible();
  const before = await count();
  await row.getByRole('button', { name: '교체' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('PDF 파일')
    .setInputFiles({ name: '새 카탈로그.pdf', mimeType: 'application/pdf', buffer: replacement });
  await page.getByRole('dialog').getByRole('button', { name: '교체하기' }).click();
  await expect(row.getByText('새 카탈로그.pdf')).toBeVisible();

  await openForm(page, '/support/download?lang=ko');
  expect((await bytesOf('sm-haccp')).equals(replacement)).toBe(true);

  await openForm(page, '/admin/support/documents?lang=ko');
  await expect(row).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      await expect(row).toBeVisible();
      return count();
    })
    .toBeGreaterThan(before);
  await row.getByRole('button', { name: '처음 파일로' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '처음 파일로' }).click();
  await expect(row.getByText('처음 파일', { exact: true })).toBeVisible();
});
