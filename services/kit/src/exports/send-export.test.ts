import { afterAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { exportFilename } from './export-filename.ts';
import { sendCsv, sendXlsx } from './send-export.ts';

const columns = [{ header: '이름', value: (row: string) => row }];
const app = fastify();
app.get('/csv', (_request, reply) => sendCsv(reply, '신청자 (1).csv', columns, ['김철수']));
app.get('/xlsx', (_request, reply) => sendXlsx(reply, '신청자.xlsx', columns, ['김철수']));
app.get('/broken', (_request, reply) => {
  async function* rows() {
    // More than one piece of the file, so that its beginning is sent
    for (let row = 0; row < 20_000; row += 1) yield '김철수';
    throw new Error('the database went away');
  }
  return sendCsv(reply, 'x.csv', columns, rows());
});

afterAll(() => app.close());

test('an export is saved under its Korean name and kept by no cache', async () => {
  const { headers, rawPayload } = await app.inject('/csv');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="_ (1).csv"; filename*=UTF-8''%EC%8B%A0%EC%B2%AD%EC%9E%90%20%281%29.csv`,
  });
  expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('a workbook is a zip', async () => {
  const { headers, rawPayload } = await app.inject('/xlsx');
  expect(headers['content-type']).toContain('spreadsheetml.sheet');
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('a file that cannot be finished ends as a failed download, not as a short file', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(fetch(`http://127.0.0.1:${port}/broken`).then((response) => response.text())).rejects.toThrow();
});

test.each([
  ['2026-03-01T14:59:59Z', '신청자-2026-03-01.csv'],
  ['2026-03-01T15:00:00Z', '신청자-2026-03-02.csv'],
])('a file that is made at %s is named %s, by the day in Seoul', (now, name) => {
  expect(exportFilename('신청자', 'csv', new Date(now))).toBe(name);
});
