import { beforeAll, expect, test } from '@jest/globals';
import knex from 'knex';
import { exportHeap, listTimes } from '@portal/service-kit/testing';
import { newAdmin, supportForFile } from './testing/support.ts';

const support = supportForFile();
const rows = 100_000;

beforeAll(async () => {
  await support().service.db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(`
      insert into inquiries (number, form, type, product, name, phone, email, title, content, locale, state, created_at, tags, due_on)
      select 'Q-2026-' || lpad((n + 500000)::text, 6, '0'), 'question', (array['product','education','other'])[1 + n % 3], null,
        (array['김민수','이서연','박지훈','최유진','정하늘'])[1 + n % 5], '010-1234-5678', 'a' || n || '@example.com',
        '연동 문의 ' || n, repeat('설비에서 값을 읽어 화면에 보이려고 합니다. ', 5), 'ko',
        (array['received','inProgress','answered','answered','answered'])[1 + n % 5], now() - n * interval '1 minute',
        case when n % 10 = 0 then array['견적'] else '{}' end, case when n % 7 = 0 then current_date + n % 30 - 15 end
      from generate_series(1, ${rows}) n`);
    await trx.raw(`
      insert into replies (inquiry_id, author_id, author_name, content, mailed_to, created_at)
      select id, 'a', '박관리', '답변', email, created_at + interval '3 hours' from inquiries where state = 'answered'`);
  });
  // What autovacuum does by itself within a minute
  const owner = knex({ client: 'pg', connection: support().service.adminUrl });
  await owner.raw('vacuum analyze').finally(() => owner.destroy());
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
