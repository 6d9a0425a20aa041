import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { largePdf, uploadSlowly } from './slow-upload.ts';
import { newAdmin } from './support-api.ts';
import { openForm } from './support-forms.ts';

const rowOf = (page: Page, filename = 'NECTOS_카탈로그.pdf') => page.getByRole('row').filter({ hasText: filename });
const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await dialog(page).getByLabel('PDF 파일').setInputFiles({ name, mimeType, buffer });
}

test.describe('documents', () => {
  test.describe.configure({ mode: 'serial' });

  test('a replaced file is what the next download brings; the original comes back', async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await openForm(page, '/support/download?lang=ko');
    const bytesOf = async (key: string) => {
      const button = page.locator(`#${key}`).getByRole('button', { name: '다운로드' });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      return readFile(await download.path());
    };
    const replacement = await bytesOf('smwp');
    expect(replacement.equals(await bytesOf('nectos'))).toBe(false);

    await openForm(page, '/admin/support/documents?lang=ko');
    await rowOf(page).getByRole('button', { name: '교체' }).click();
    await expect(dialog(page).getByText('20 MB 이하의 PDF 파일')).toBeVisible();
    await choose(page, '새 카탈로그.pdf', 'application/pdf', replacement);
    await dialog(page).getByRole('button', { name: '교체하기' }).click();
    await expect(page.getByText('교체되었습니다')).toBeVisible();
    await expect(rowOf(page).getByText('새 카탈로그.pdf')).toBeVisible();

    await openForm(page, '/support/download?lang=ko');
    expect((await bytesOf('nectos')).equals(replacement)).toBe(true);

    await openForm(page, '/admin/support/documents?lang=ko');
    await rowOf(page).getByRole('button', { name: '처음 파일로' }).click();
    await page.getByRole('alertdialog').or(dialog(page)).getByRole('button', { name: '처음 파일로' }).click();
    await expect(page.getByText('처음 파일로 되돌렸습니다')).toBeVisible();
    await expect(rowOf(page).getByText('처음 파일', { exact: true })).toBeVisible();
  });

  test('a file of 20 MB over a line so slow that any other call would be given up is taken, whole', async ({ browser, portal }) => {
    test.slow();
    const { call, token } = await newAdmin(browser);
    const nectos = async () => {
      const documents = (await (await call('GET', '/api/file/admin/documents')).json()) as { key: string; version: number; size: number }[];
      return documents.find(({ key }) => key === 'nectos') ?? { version: 0, size: 0 };
    };
    const file = largePdf(20 * 1024 * 1024);
    const url = new URL(`/api/file/admin/documents/nectos/file?version=${(await nectos()).version}`, portal.origin);
    // Longer than service (5 s), portal (10 s) and edge (15 s) wait for the answer to a call without a file
    const { status, body } = await uploadSlowly({ url, token, file, name: 'slow.pdf', durationMs: 17_000 });
    expect([status, body]).toEqual([200, expect.stringContaining('"uploadedName":"slow.pdf"')]);
    const { version, size } = await nectos();
    expect(size).toBe(file.length);
    const downloaded = await call('GET', `/api/file/download?filePath=${encodeURIComponent('catalogs/NECTOS_카탈로그.pdf')}`);
    expect((await downloaded.body()).equals(file)).toBe(true);
    expect((await call('POST', '/api/file/admin/documents/nectos/reset', { version })).status()).toBe(200);
  });

  test('downloads are counted', async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await openForm(page, '/admin/support/documents?lang=ko');
    const count = async () => Number(await rowOf(page).getByRole('cell').nth(4).innerText());
    await expect(rowOf(page)).toBeVisible();
    const before = await count();
    await Promise.all([page.waitForEvent('download'), rowOf(page).getByRole('button', { name: '받기' }).click()]);
    await expect.poll(async () => {
      await page.reload();
      await expect(rowOf(page)).toBeVisible();
      return count();
    }).toBeGreaterThan(before);
  });
});

test.describe('a file that cannot be taken', () => {
  test.use({ allowedConsole: [/415/] });

  test('is refused with the reason, and the dialog stays', async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await openForm(page, '/admin/support/documents?lang=ko');
    // Another document than the tests above replace at the same time
    await rowOf(page, 'SMWP_카탈로그.pdf').getByRole('button', { name: '교체' }).click();
    await dialog(page).getByRole('button', { name: '교체하기' }).click();
    await expect(dialog(page).getByText('파일을 선택해 주세요.')).toBeVisible();
    await choose(page, '그림.pdf', 'application/pdf', Buffer.from('no pdf at all'));
    await dialog(page).getByRole('button', { name: '교체하기' }).click();
    await expect(dialog(page).getByText('PDF 파일이 아닙니다.')).toBeVisible();
    await choose(page, '큰 파일.pdf', 'application/pdf', Buffer.alloc(20 * 1024 * 1024 + 1));
    await expect(dialog(page).getByText('파일이 20 MB를 넘습니다.')).toBeVisible();
  });
});
