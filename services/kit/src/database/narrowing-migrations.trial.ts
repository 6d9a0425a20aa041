import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Migration, Migrations } from './migration.ts';
import { servingName } from './serving-versions.ts';

const step = (sql: string, more: Partial<Migration> = {}): Migration => ({
  up: (db) => db.raw(sql),
  down: async () => undefined,
  ...more,
});

const refuse = `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;`;
const first: Migrations = {
  '001-notes': step(`
    create domain kind as text;
    create table authors (id int primary key);
    create table notes (
      id int primary key, title text default '', author int, kind kind,
      state text check (state in ('new', 'old')), constraint size check (length(title) <= 100), constraint drop_me check (id < 9)
    );
    create function pass() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger watched before insert on notes for each row execute function pass()`),
};
const second: Migrations = { ...first, '002-code': step('select 1') };

let database: TestDatabase;
let serving: Knex;

const connect = (url: string, sessionName?: string) =>
  connectDatabase({ url, schema: 'sample', poolSize: 1, columns: 'stored', sessionName });
const apply = (migrations: Migrations) => migrate(database.ownerUrl, 'sample', migrations);

async function serve(migrations: Migrations): Promise<void> {
  await apply(migrations);
  serving = connect(database.url, servingName('sample', migrations));
  await serving.raw('select 1');
}

beforeEach(async () => {
  database = await createTestDatabase('sample');
});
afterEach(async () => {
  await serving.destroy();
  await database.drop();
});

describe('beside a version that serves, a migration is refused that adds', () => {
  test.each([
    [
      'a check constraint',
      'alter table notes add constraint notes_short check (length(title) < 5)',
      'check constraint notes_short of notes',
      'notes.notes_short',
    ],
    [
      'a check constraint that is not valid yet',
      'alter table notes add constraint notes_short check (length(title) < 5) not valid',
      'check constraint notes_short of notes',
      'notes.notes_short',
    ],
    [
      'a check constraint of an old and a new column',
      'alter table notes add length int, add constraint fits check (length(title) = length)',
      'check constraint fits of notes',
      'notes.fits',
    ],
    [
      'a check constraint in the place of a wider one',
      'alter table notes drop constraint size, add constraint size check (length(title) <= 99)',
      'check constraint size of notes',
      'notes.size',
    ],
    [
      'a check constraint to a domain',
      `alter domain kind add constraint named check (value <> '')`,
      'check constraint named of kind',
      'kind.named',
    ],
    [
      'a foreign key',
      'alter table notes add constraint notes_author foreign key (author) references authors',
      'foreign key notes_author of notes',
      'notes.notes_author',
    ],
    [
      'a unique index',
      'create unique index notes_title on notes (lower(title))',
      'unique index notes_title of notes',
      'notes.notes_title',
    ],
    [
      'a unique constraint',
      'alter table notes add constraint one_title unique (title)',
      'unique index one_title of notes',
      'notes.one_title',
    ],
    [
      'a unique column that all rows have the same default of',
      'alter table notes add place int not null default 0 constraint one_place unique',
      'unique index one_place of notes',
      'notes.one_place',
    ],
    [
      'a unique column that is computed from an old one',
      'alter table notes add short text generated always as (left(title, 3)) stored constraint one_short unique',
      'unique index one_short of notes',
      'notes.one_short',
    ],
    [
      'an exclusion constraint',
      'alter table notes add constraint no_equals exclude (author with =)',
      'exclusion constraint no_equals of notes',
      'notes.no_equals',
    ],
    [
      'a trigger',
      `${refuse} create trigger guard before insert on notes for each row execute function refuse()`,
      'trigger guard of notes',
      'notes.guard',
    ],
    [
      'another function of a trigger',
      `create or replace function pass() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
      'trigger watched of notes',
      'notes.watched',
    ],
    ['row level security', 'alter table notes enable row level security', 'row level security of notes', 'notes'],
  ])('%s', async (_what, sql, limit, name) => {
    await serve(first);
    await expect(apply({ ...first, '002-narrow': step(sql) })).rejects.toThrow(
      `sample 002-narrow is refused while versions serve that may need what it changes (001-notes): the ${limit} may refuse rows that they write. Where every version satisfies it, state that in narrows ('${name}'); otherwise release one first whose rows do, and name its migration there in satisfiedSince ("not valid" is no way out: new rows are checked); or stop the service.`,
    );
    await serving.raw(`insert into notes (id, title, author, kind, state) values (1, 'a long title', 7, '', 'new')`);
    await serving.destroy();
    serving.initialize();
    await database.asOwner('delete from notes');
    await expect(apply({ ...first, '002-narrow': step(sql) })).resolves.toEqual(['002-narrow']);
  });

  test('not null, also where there is a default', async () => {
    await serve(first);
    const required = { ...first, '002-narrow': step('alter table notes alter title set not null') };
    await expect(apply(required)).rejects.toThrow(
      /\(001-notes\): rows need a value of notes\.title from now on\. .*in narrows \('notes\.title'\)/,
    );
    await serving.raw('insert into notes (id, title) values (1, null)');
  });
});

describe('beside a version that serves, a migration is applied that', () => {
  test.each([
    ['makes a table with any limits', 'create table more (id int primary key, n int not null check (n > 0) unique)'],
    ['drops a constraint', 'alter table notes drop constraint drop_me'],
    ['renames one', 'alter table notes rename constraint drop_me to dropped'],
    [
      'allows more values',
      `alter table notes drop constraint notes_state_check,
         add constraint notes_state_check check (state in ('new', 'older', 'old'))`,
    ],
    ['allows longer texts', 'alter table notes drop constraint size, add constraint size check (length(title) <= 300)'],
    [
      'replaces a function by the same',
      `create or replace function pass() returns trigger language plpgsql as $$ begin return new; end $$`,
    ],
    [
      'limits new columns alone',
      `alter table notes add slug text unique check (slug <> ''), add parent int references notes,
         add number bigint generated always as identity unique, add key uuid not null default gen_random_uuid() unique`,
    ],
  ])('%s', async (_what, sql) => {
    await serve(first);
    await expect(apply({ ...first, '002-expand': step(sql) })).resolves.toEqual(['002-expand']);
    await serving.raw(
      `insert into notes (id, title, author, kind, state) values (1, 'a', 7, '', 'new'), (2, '', 7, '', 'old')`,
    );
  });
});

describe('a declared limit', () => {
  const narrow = (narrows: Migration['narrows']) =>
    step('alter table notes add constraint notes_short check (length(title) < 5)', { narrows });
  const declared = narrow({ 'notes.notes_short': { satisfiedSince: '002-code', reason: 'the form takes no more' } });

  test('is added beside versions that know the migration since which they satisfy it', async () => {
    await serve(second);
    await expect(apply({ ...second, '003-narrow': declared })).resolves.toEqual(['003-narrow']);
  });

  test('is refused beside earlier ones', async () => {
    await serve(first);
    await expect(apply({ ...second, '003-narrow': declared })).rejects.toThrow('(001-notes): the check constraint');
  });

  test('is added beside every version where all satisfy it', async () => {
    await serve(first);
    const always = narrow({ 'notes.notes_short': { reason: 'titles always had four letters' } });
    await expect(apply({ ...first, '002-narrow': always })).resolves.toEqual(['002-narrow']);
  });

  test('is refused under another name, or beside one that is not declared', async () => {
    await serve(first);
    const other = narrow({ 'notes.short': { reason: 'as above' }, 'notes.notes_title': { reason: 'as above' } });
    await expect(apply({ ...first, '002-narrow': other })).rejects.toThrow("narrows ('notes.notes_short')");
    const two = step('alter table notes add constraint a check (id > 0), add constraint b check (id > 1)', {
      narrows: { 'notes.a': { reason: 'ids begin at 2' } },
    });
    await expect(apply({ ...first, '002-narrow': two })).rejects.toThrow("narrows ('notes.b')");
  });

  test.each(['001-note', '003-narrow', '004-later'])(
    'since %s, no earlier migration, is a fault of the code',
    async (since) => {
      await serve(second);
      const wrong = narrow({ 'notes.notes_short': { satisfiedSince: since, reason: 'as above' } });
      await expect(apply({ ...second, '003-narrow': wrong, '004-later': step('select 1') })).rejects.toThrow(
        `003-narrow declares what holds since ${since}, which is no earlier migration`,
      );
    },
  );
});
