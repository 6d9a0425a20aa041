import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Migrations } from './migration.ts';
import { servingName } from './serving-versions.ts';

const step = (sql: string, unusedSince?: string): Migrations[string] => ({
  ...(unusedSince === undefined ? {} : { unusedSince }),
  up: (db) => db.raw(sql),
  down: async () => undefined,
});
const first: Migrations = { '001-notes': step('create table notes (id int primary key, title text, old text)') };
const second: Migrations = { ...first, '002-new': step('alter table notes add column new text') };

let database: TestDatabase;
let serving: Knex | undefined;

beforeEach(async () => {
  database = await createTestDatabase('sample');
  await migrate(database.ownerUrl, 'sample', first);
});
afterEach(async () => {
  await serving?.destroy();
  serving = undefined;
  await database.drop();
});

async function serve(sessionName?: string): Promise<void> {
  serving = connectDatabase({ url: database.url, schema: 'sample', poolSize: 1, columns: 'stored', sessionName });
  await serving.raw('select 1');
}

const apply = (migrations: Migrations) => migrate(database.ownerUrl, 'sample', migrations);

async function columns(): Promise<string[]> {
  const db = connectDatabase({ url: database.ownerUrl, schema: 'sample', poolSize: 1, columns: 'stored' });
  try {
    return await db('information_schema.columns')
      .where({ table_name: 'notes', table_schema: 'sample' })
      .orderBy('column_name')
      .pluck('column_name');
  } finally {
    await db.destroy();
  }
}

test.each([
  ['removes a column', 'alter table notes drop column old', 'it removes notes.old'],
  ['renames a column', 'alter table notes rename column old to older', 'it removes notes.old'],
  ['removes a table', 'drop table notes', 'it removes notes.id'],
  ['retypes a column', 'alter table notes alter id type bigint', 'it makes notes.id, of type integer, bigint'],
  ['requires a new value', 'alter table notes add author text not null', 'rows need a value of notes.author'],
  ['requires an old one', 'alter table notes alter title set not null', 'rows need a value of notes.title'],
])('a migration that %s is refused and undone while an earlier version serves', async (_what, sql, reason) => {
  await serve(servingName('sample', first));
  await expect(apply({ ...first, '002-contract': step(sql) })).rejects.toThrow(
    new RegExp(`sample 002-contract is refused while versions serve .*\\(001-notes\\): ${reason}`),
  );
  expect(await columns()).toEqual(['id', 'old', 'title']);
  await serving?.destroy();
  await expect(apply({ ...first, '002-contract': step(sql) })).resolves.toEqual(['002-contract']);
});

test.each([
  'create table more (id int not null)',
  'alter table notes add author text',
  `alter table notes add author text not null default ''`,
  `alter table notes add author text not null default '' check (length(author) < 9)`,
  'alter table notes add slug text unique, add parent int references notes',
  'create index notes_by_title on notes (title)',
])('a migration that only adds is applied while an earlier version serves: %s', async (sql) => {
  await serve(servingName('sample', first));
  await expect(apply({ ...first, '002-expand': step(sql) })).resolves.toEqual(['002-expand']);
});

test('what no serving version uses any more may go while they serve', async () => {
  await apply(second);
  await serve(servingName('sample', second));
  const third = { ...second, '003-contract': step('alter table notes drop column old', '002-new') };
  await expect(apply(third)).resolves.toEqual(['003-contract']);
});

test('a version that does not say what it knows counts as the oldest', async () => {
  await serve();
  const contract = { ...second, '003-contract': step('alter table notes drop column old', '002-new') };
  await expect(apply(contract)).rejects.toThrow('(an earlier version): it removes notes.old');
  expect(await columns()).toEqual(['id', 'old', 'title']);
});

describe('a migration without a transaction', () => {
  test('that is refused takes its limits away again and says what stays', async () => {
    await serve(servingName('sample', first));
    const narrow: Migrations[string] = {
      transaction: false,
      async up(db) {
        await db.raw('create table if not exists more (id int)');
        await db.raw('create unique index concurrently if not exists notes_title on notes (title)');
      },
      down: async () => undefined,
    };
    await expect(apply({ ...first, '002-narrow': narrow })).rejects.toThrow(
      'the unique index notes_title of notes may refuse rows that they write (it runs without a transaction: what it changed stays, notes.notes_title taken away again)',
    );
    await serving?.raw(`insert into notes (id, title) values (1, 'a'), (2, 'a')`);
  });

  test('that fails half-way says which statements ran and stay', async () => {
    await serve(servingName('sample', first));
    const broken: Migrations[string] = {
      transaction: false,
      async up(db) {
        await db.raw('create table half (\n  id int\n)');
        await db.raw('select 1 / 0');
      },
      down: async () => undefined,
    };
    await expect(apply({ ...first, '002-broken': broken })).rejects.toThrow(
      'sample 002-broken failed half-way (select 1 / 0 - division by zero). It runs without a transaction: "create table half ( id int )" ran and stay. Make each step repeatable (if not exists, on conflict do nothing), then start again.',
    );
  });
});
