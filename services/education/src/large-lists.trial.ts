import { beforeAll, expect, test } from '@jest/globals';
import { exportHeap, listTimes } from '@portal/service-kit/testing';
import { addApplications } from './testing/add-applications.ts';
import { admin, educationForFile } from './testing/education.ts';

const education = educationForFile();
const rows = 100_000;
const trainings = 200;
let token: string;

beforeAll(async () => {
  const { service } = education();
  token = service.token(admin);
  await addApplications(service, { rows, trainings });
}, 180_000);

test('no page of a hundred thousand applicants takes longer than 100 ms', async () => {
  const list = '/api/education/admin/applications';
  const times = await listTimes(
    [
      ['first page', list],
      ['100 rows', `${list}?pageSize=100`],
      ['search for one', `${list}?search=a99999@`],
      ['search for many', `${list}?search=${encodeURIComponent('김민수')}`],
      ['search for two syllables', `${list}?search=${encodeURIComponent('민수')}`],
      ['search for none', `${list}?search=${encodeURIComponent('없는사람')}`],
      ['filter', `${list}?status=waiting`],
      ['one training', `${list}?educationId=${trainings}`],
      ['sort by name', `${list}?sort=name`],
      ['sort by company', `${list}?sort=-company`],
      ['sort by e-mail', `${list}?sort=email`],
      ['sort by state', `${list}?sort=status`],
      ['sort by training', `${list}?sort=training`],
      ['page in the middle', `${list}?pageSize=10&page=${rows / 20}&sort=name`],
      ['last page of a filter', `${list}?status=signup&sort=company&pageSize=10&page=6800`],
      ['last page', `${list}?pageSize=10&page=${rows / 10}`],
      ['one', `${list}/50000`],
      ['overview', '/api/education/admin/overview'],
    ],
    (url) => education().service.app.inject({ url, headers: { authorization: `Bearer ${token}` } }),
  );
  process.stdout.write(`${times.map(({ label, medianMs }) => `applicants, ${label}: ${medianMs} ms`).join('\n')}\n`);
  const limitOf = (label: string) => (label === 'overview' ? 500 : 100);
  expect(times.filter(({ label, medianMs }) => medianMs > limitOf(label))).toEqual([]);
}, 120_000);

test.each(['createdAt', '-training'])(
  'the file by %s holds them all',
  async (sort) => {
    const { body } = await education().service.app.inject({
      url: `/api/education/admin/applications/export?sort=${sort}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(new Set(body.match(/a\d+@example\.com/g)).size).toBe(rows);
  },
  120_000,
);

test('the memory that is held while the file is sent does not grow', async () => {
  const { lines, firstMiB, mostMiB } = await exportHeap(
    education().service.app,
    '/api/education/admin/applications/export',
    token,
  );
  process.stdout.write(`applicants, memory during the export: ${firstMiB} MiB, at most ${mostMiB} MiB\n`);
  expect(lines).toBe(rows + 1);
  expect(mostMiB - firstMiB).toBeLessThan(8);
}, 120_000);
