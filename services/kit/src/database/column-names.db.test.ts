import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase('sample');
  db = connectDatabase({
    url: database.ownerUrl,
    schema: 'sample',
    poolSize: 2,
    statementTimeoutMs: 1_000,
    columns: 'camelCase',
  });
  await db.raw(`create table some_items (
    item_id int primary key generated always as identity, title_ko text unique, file_sha256 text, seen_at timestamptz, meta_data jsonb)`);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const item = { titleKo: '하나', fileSha256: 'ab', seenAt: new Date(0), metaData: { inner_key: [{ a_b: 1 }] } };

test('columns are camelCase in code and snake_case in the database', async () => {
  const [stored] = await db('some_items').insert(item).returning(['itemId', 'titleKo']);
  expect(stored).toEqual({ itemId: 1, titleKo: '하나' });
  const { rows } = await db.raw<{ rows: object[] }>('select title_ko as "title_KO", file_sha256 from some_items');
  expect(rows).toEqual([{ title_KO: '하나', fileSha256: 'ab' }]);
});

test('values are left as they are, keys inside jsonb too', async () => {
  expect(await db('some_items').where({ itemId: 1 }).first()).toEqual({ itemId: 1, ...item });
});

test('aliases, conflicts, conditions and orders are named in camelCase', async () => {
  await db('some_items')
    .insert({ ...item, fileSha256: 'cd' })
    .onConflict('titleKo')
    .merge(['fileSha256']);
  const rows = await db('some_items as items')
    .whereNotNull('items.seenAt')
    .orderBy('items.fileSha256')
    .select({ firstTitle: 'items.titleKo' }, db.raw('count(*) over () as all_items'), 'fileSha256 as hash');
  expect(rows).toEqual([{ firstTitle: '하나', allItems: '1', hash: 'cd' }]);
});

test('several statements in one raw query are converted each', async () => {
  const results = await db.raw<{ rows: object[] }[]>('select 1 as one_two; select 2 as two_three');
  expect(results.map(({ rows }) => rows)).toEqual([[{ oneTwo: 1 }], [{ twoThree: 2 }]]);
});

test('a transaction names columns in the same way', async () => {
  await expect(db.transaction((trx) => trx('some_items').pluck('titleKo'))).resolves.toEqual(['하나']);
  await expect(db.transaction((trx) => trx('some_items').first('titleKo'))).resolves.toEqual({ titleKo: '하나' });
});

test('a prepared statement is named once for its text, and takes other values', async () => {
  const titled = (title: string) => prepared(db('some_items').where('titleKo', title).select('itemId'));
  await expect(Promise.all([titled('하나'), titled('둘'), titled('하나')])).resolves.toEqual([
    [{ itemId: 1 }],
    [],
    [{ itemId: 1 }],
  ]);
  await db.transaction(async (trx) => {
    await prepared(trx('some_items').select('itemId', 'titleKo'));
    const { rows } = await trx.raw<{ rows: object[] }>(
      'select statement from pg_prepared_statements where statement like ?',
      ['%title_ko%from%'],
    );
    expect(rows).toEqual([{ statement: 'select "item_id", "title_ko" from "some_items"' }]);
  });
});
