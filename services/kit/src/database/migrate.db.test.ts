import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Migrations } from './migration.ts';

const migrations: Migrations = {
  '001-one': {
    up: (db) => db.raw("create table one (day date); select pg_sleep(0.2); insert into one values ('2026-03-01')"),
    down: (db) => db.raw('drop table one'),
  },
  '002-two': { up: (db) => db.raw('create table two (id int)'), down: (db) => db.raw('drop table two') },
};
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('sample');
});
afterEach(() => database.drop());

async function query<T>(sql: string): Promise<T[]> {
  const db = connectDatabase({
    url: database.url,
    schema: 'sample',
    poolSize: 1,
    statementTimeoutMs: 300,
    columns: 'stored',
  });
  try {
    return (await db.raw<{ rows: T[] }>(sql)).rows;
  } finally {
    await db.destroy();
  }
}

test('three copies at once all succeed, and each migration runs once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, 'sample', migrations)));
  expect(applied.flat().toSorted()).toEqual(['001-one', '002-two']);
  expect(await query('select count(*)::int as rows from one')).toEqual([{ rows: 1 }]);
});

describe('a migration outside transactions', () => {
  const withIndex: Migrations = {
    ...migrations,
    '003-index': {
      transaction: false,
      up: (db) => db.raw('create index concurrently two_ids on two (id)'),
      down: (db) => db.raw('drop index two_ids'),
    },
  };

  test('runs once for three copies at once', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, 'sample', withIndex)));
    expect(applied.flat().toSorted()).toEqual(['001-one', '002-two', '003-index']);
  });

  test('lets rows be written while it makes an index', async () => {
    await migrate(database.ownerUrl, 'sample', migrations);
    const reader = connectDatabase({
      url: database.url,
      schema: 'sample',
      poolSize: 1,
      statementTimeoutMs: 5_000,
      columns: 'stored',
    });
    const reading = await reader.transaction(undefined, { isolationLevel: 'repeatable read' });
    await reading.raw('select count(*) from two');
    const migrating = migrate(database.ownerUrl, 'sample', withIndex);
    const isValid = () =>
      query<{ valid: boolean }>("select indisvalid as valid from pg_index where indexrelid = to_regclass('two_ids')");
    // It waits for transactions that read an older state
    while ((await isValid()).length === 0) await wait(20);
    await query('insert into two values (7)');
    expect(await isValid()).toEqual([{ valid: false }]);
    await reading.rollback();
    await expect(migrating).resolves.toEqual(['003-index']);
    expect(await isValid()).toEqual([{ valid: true }]);
    await reader.destroy();
  });
});

test('a lock row left by a killed copy does not stop the next', async () => {
  await migrate(database.ownerUrl, 'sample', { '001-one': migrations['001-one'] as Migrations[string] });
  await query('update knex_migrations_lock set is_locked = 1');
  await expect(migrate(database.ownerUrl, 'sample', migrations)).resolves.toEqual(['002-two']);
});

test('the previous version starts on a schema that the next one has extended', async () => {
  await migrate(database.ownerUrl, 'sample', migrations);
  await expect(
    migrate(database.ownerUrl, 'sample', { '001-one': migrations['001-one'] as Migrations[string] }),
  ).resolves.toEqual([]);
});

test('a failing migration fails all copies and leaves no half of itself', async () => {
  const broken: Migrations = {
    '001-broken': { up: (db) => db.raw('create table half (id int); select 1/0'), down: async () => undefined },
  };
  const outcomes = await Promise.allSettled([1, 2].map(() => migrate(database.ownerUrl, 'sample', broken)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
});

test('a date stays a date', async () => {
  await migrate(database.ownerUrl, 'sample', migrations);
  expect(await query('select day from one')).toEqual([{ day: '2026-03-01' }]);
});

test('a statement ends at its limit', async () => {
  await expect(query('select pg_sleep(2)')).rejects.toMatchObject({ code: '57014' });
});

test('a role makes nothing outside its schema', async () => {
  await expect(database.asOwner('create schema more')).rejects.toMatchObject({ code: '42501' });
  await expect(database.asOwner('create table public.mine (id int)')).rejects.toMatchObject({ code: '42501' });
});

test('the role that serves reads and writes rows, changes no table, and has limits without asking for them', async () => {
  await migrate(database.ownerUrl, 'sample', migrations);
  await query('insert into two values (1); update two set id = 2; delete from two; select * from one');
  for (const sql of ['create table mine (id int)', 'drop table two', 'alter table two add x int', 'truncate two'])
    await expect(query(sql)).rejects.toMatchObject({ code: '42501' });
  const [limits] = await query<object>(
    `select current_setting('idle_in_transaction_session_timeout') as idle, reset_val as statement
     from pg_settings where name = 'statement_timeout'`,
  );
  expect(limits).toEqual({ idle: '10s', statement: '300' });
  const serving = connectDatabase({ url: database.url, schema: 'sample', poolSize: 1, columns: 'stored' });
  try {
    const { rows } = await serving.raw<{ rows: object[] }>('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '3s' }]);
  } finally {
    await serving.destroy();
  }
});

test('the role that serves cannot migrate, and the reason says which address is missing', async () => {
  await expect(migrate(database.url, 'sample', migrations)).rejects.toThrow(
    /The role of MIGRATION_DATABASE_URL does not own the schema sample \(.*denied.*\): provision/s,
  );
});
