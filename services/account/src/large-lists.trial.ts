import { beforeAll, describe, expect, test } from '@jest/globals';
import { exportHeap, listTimes } from '@portal/service-kit/testing';
import { addMembers } from './testing/add-members.ts';
import { accountForFile } from './testing/account.ts';

const account = accountForFile();
const rows = 100_000;
let accessToken: string;

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Statements that a call sends and that list a table: the indexes that Postgres uses, and the tables that it reads whole. */
async function plansOf(call: string, table: string): Promise<{ scanned: string[]; indexes: string[] }[]> {
  const { db } = account().service;
  const seen: { sql: string; bindings: unknown[] }[] = [];
  const note = (query: { sql: string; bindings: unknown[] }) => void seen.push(query);
  db.on('query', note);
  expect((await account().get(call, accessToken)).statusCode).toBe(200);
  db.off('query', note);
  const lists = seen.filter(({ sql }) => sql.includes(table) && sql.includes('limit') && sql.includes('order by'));
  expect(lists.length).toBeGreaterThan(0);
  return Promise.all(
    lists.map(async ({ sql, bindings }) => {
      // Knex has numbered the places already
      const client = (await db.client.acquireConnection()) as {
        query(text: string, values: unknown[]): Promise<{ rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }>;
      };
      try {
        const {
          rows: [row],
        } = await client.query(`explain (format json) ${sql}`, bindings);
        const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
        return {
          scanned: nodes.flatMap((node) =>
            node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
          ),
          indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
        };
      } finally {
        await db.client.releaseConnection(client);
      }
    }),
  );
}

beforeAll(async () => {
  ({ accessToken } = await account().newAdmin());
  await addMembers(account().service, rows);
}, 180_000);

describe('with a hundred thousand members', () => {
  test.each([
    ['', 'users_by_creation'],
    ['?sort=name', 'users_by_name'],
    ['?sort=-email', 'users_by_email'],
    ['?sort=company', 'users_by_company'],
    ['?sort=-lastSignInAt', 'users_by_sign_in'],
    [`?search=${encodeURIComponent('수77777')}`, 'users_folded'],
    ['?search=m50001', 'users_folded'],
  ])('the list %s is read by the index %s', async (query, index) => {
    const [plan] = await plansOf(`admin/members${query}`, '"users"');
    expect(plan?.indexes).toContain(index);
    expect(plan?.scanned).not.toContain('users');
  });

  test('no page takes longer than 100 ms', async () => {
    const times = await listTimes(
      [
        ['first page', 'admin/members'],
        ['100 rows', 'admin/members?pageSize=100'],
        ['search for the oldest', 'admin/members?search=m99999'],
        ['search for one in the middle', 'admin/members?search=m50001'],
        ['search for many', `admin/members?search=${encodeURIComponent('김민수')}`],
        ['filter', 'admin/members?status=suspended'],
        ['filter for most', 'admin/members?verified=false'],
        ['sort', 'admin/members?sort=name'],
        ['page in the middle', 'admin/members?pageSize=10&page=5000&sort=name'],
        ['last page', 'admin/members?pageSize=10&page=10001'],
        ['last page by last sign-in', 'admin/members?pageSize=10&page=10001&sort=-lastSignInAt'],
        ['overview', 'admin/overview'],
      ],
      (url) => account().get(url, accessToken),
    );
    process.stdout.write(`${times.map(({ label, medianMs }) => `members, ${label}: ${medianMs} ms`).join('\n')}\n`);
    const limitOf = (label: string) => (label === 'overview' ? 500 : 100);
    expect(times.filter(({ label, medianMs }) => medianMs > limitOf(label))).toEqual([]);
  }, 60_000);

  test('one is found among them, and the last page is there', async () => {
    expect((await account().get('admin/members?search=m99999', accessToken)).json()).toMatchObject({
      total: 1,
      data: [{ email: 'm99999@example.com' }],
    });
    expect((await account().get('admin/members?pageSize=100&page=1001', accessToken)).json()).toMatchObject({
      total: rows + 1,
      pageCount: 1001,
      data: [{}],
    });
  });

  test('the file holds them all, each once', async () => {
    const { body } = await account().get('admin/members/export?sort=company', accessToken);
    const addresses = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1]);
    expect(addresses).toHaveLength(rows + 1);
    expect(new Set(addresses).size).toBe(rows + 1);
  }, 60_000);

  test('the memory that is held while the file is sent does not grow', async () => {
    const { lines, firstMiB, mostMiB } = await exportHeap(
      account().service.app,
      '/api/user/admin/members/export',
      accessToken,
    );
    process.stdout.write(`members, memory during the export: ${firstMiB} MiB, at most ${mostMiB} MiB\n`);
    expect(lines).toBe(rows + 2);
    expect(mostMiB - firstMiB).toBeLessThan(8);
  }, 60_000);
});

describe('with a hundred thousand entries', () => {
  test.each([
    ['', 'entries_pkey'],
    ['?subject=m4711@example.com', 'entries_by_subject'],
    ['?target=nothing', 'entries_by_target'],
    ['?from=2020-01-01&to=2020-01-02', 'entries_by_time'],
  ])('the log %s is read by the index %s', async (query, index) => {
    const [plan] = await plansOf(`admin/audit${query}`, '"entries"');
    expect(plan?.indexes).toContain(index);
    expect(plan?.scanned).not.toContain('entries');
  });

  test('what concerns one person is found among them', async () => {
    expect(
      (await account().get('admin/audit?subject=M4711@example.com&action=training.*', accessToken)).statusCode,
    ).toBe(200);
    expect((await account().get('admin/audit?subject=m4711@example.com', accessToken)).json()).toMatchObject({
      total: 1,
    });
  });

  test('the file holds them all', async () => {
    const { body } = await account().get('admin/audit/export?action=news.edit', accessToken);
    expect(body.split('\r\n').length - 2).toBe(Math.floor(rows / 3));
  }, 60_000);
});
