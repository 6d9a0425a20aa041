import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { largePdf, uploadSlowly } from './slow-upload.ts';
import { newAdmin } from './support-api.ts';
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

test('a file of 20 MB over a line so slow that any other call would be given up is taken, whole', async ({
  browser,
  portal,
}) => {
  test.slow();
  const { call, token } = await newAdmin(browser);
  const stored = async () => {
    const documents = (await (await call('GET', '/api/file/admin/documents')).json()) as {
      key: string;
      version: number;
      size: number;
    }[];
    return documents.find(({ key }) => key === 'sm2s') ?? { version: 0, size: 0 };
  };
  const file = largePdf(20 * 1024 * 1024);
  const url = new URL(`/api/file/admin/documents/sm2s/file?version=${(await stored()).version}`, portal.origin);
  // Longer than service (5 s), portal (10 s) and edge (15 s) wait for the answer to a call without a file
  const { status, body } = await uploadSlowly({ url, token, file, name: 'slow.pdf', durationMs: 17_000 });
  expect([status, body]).toEqual([200, expect.stringContaining('"uploadedName":"slow.pdf"')]);
  const { version, size } = await stored();
  expect(size).toBe(file.length);
  const downloaded = await call(
    'GET',
    `/api/file/download?filePath=${encodeURIComponent('catalogs/SM2S_카탈로그.pdf')}`,
  );
  expect((await downloaded.body()).equals(file)).toBe(true);
  expect((await call('POST', '/api/file/admin/documents/sm2s/reset', { version })).status()).toBe(200);
});
