import { beforeAll, expect, test } from '@jest/globals';
import { exportHeap, listTimes } from '@portal/service-kit/testing';
import { addInquiries } from './testing/add-inquiries.ts';
import { newAdmin, supportForFile } from './testing/support.ts';

const support = supportForFile();
const rows = 100_000;

beforeAll(async () => {
  await addInquiries(support().service, rows);
}, 180_000);

test('no page of a hundred thousand inquiries takes longer than 100 ms', async () => {
  const list = '/api/email/admin/inquiries';
  const as = newAdmin();
  const times = await listTimes(
    [
      ['first page', list],
      ['100 rows', `${list}?pageSize=100`],
      ['search for one', `${list}?search=a99999@`],
      ['search for many', `${list}?search=${encodeURIComponent('김민수')}`],
      ['search for two syllables', `${list}?search=${encodeURIComponent('민수')}`],
      ['search for a word of all', `${list}?search=${encodeURIComponent('화면에')}`],
      ['search for none', `${list}?search=${encodeURIComponent('없는사람')}`],
      ['filter by state', `${list}?state=received`],
      ['filter by type', `${list}?type=other`],
      ['filter by tag', `${list}?tag=${encodeURIComponent('견적')}`],
      ['past due', `${list}?overdue=true`],
      ['sort by name', `${list}?sort=name`],
      ['sort by title', `${list}?sort=-title`],
      ['sort by state', `${list}?sort=state`],
      ['sort by change', `${list}?sort=-updatedAt`],
      ['page in the middle', `${list}?pageSize=10&page=${rows / 20}&sort=name`],
      ['last page of a filter', `${list}?state=answered&sort=title&pageSize=10&page=${(rows * 6) / 100}`],
      ['last page', `${list}?pageSize=10&page=${rows / 10}`],
      ['overview', '/api/file/admin/overview'],
    ],
    (url) => support().ask('GET', url, { as }),
  );
  process.stdout.write(`${times.map(({ label, medianMs }) => `inquiries, ${label}: ${medianMs} ms`).join('\n')}\n`);
  const limitOf = (label: string) => (label === 'overview' ? 500 : 100);
  expect(times.filter(({ label, medianMs }) => medianMs > limitOf(label))).toEqual([]);
}, 120_000);

test.each(['-createdAt', 'state'])(
  'the file by %s holds them all',
  async (sort) => {
    const { body } = await support().ask('GET', `/api/email/admin/inquiries/export?sort=${sort}`, { as: newAdmin() });
    expect(new Set(body.match(/Q-2026-\d+/g)).size).toBe(rows);
  },
  120_000,
);

test('the memory that is held while the file is sent does not grow', async () => {
  const { service } = support();
  const { lines, firstMiB, mostMiB } = await exportHeap(
    service.app,
    '/api/email/admin/inquiries/export',
    service.token(newAdmin()),
  );
  process.stdout.write(`inquiries, memory during the export: ${firstMiB} MiB, at most ${mostMiB} MiB\n`);
  expect(lines).toBe(rows + 1);
  expect(mostMiB - firstMiB).toBeLessThan(8);
}, 120_000);
