import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { largePdf, uploadSlowly } from './slow-upload.ts';
import { newAdmin } from './support-api.ts';

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
