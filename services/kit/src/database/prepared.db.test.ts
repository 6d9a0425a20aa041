import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { pageOfQuery, preparedQuery } from './prepared.ts';

let database: TestDatabase;
let db: Knex;
let built = 0;

beforeAll(async () => {
  database = await createTestDatabase('sample');
  db = connectDatabase({
    url: database.ownerUrl,
    schema: 'sample',
    poolSize: 2,
    statementTimeoutMs: 1_000,
    columns: 'camelCase',
  });
  await db.raw(`create table notes (note_id int primary key, owner_id text, kind text)`);
  const owners = ['a', 'b', 'a', 'b', 'a'];
  await db('notes').insert(owners.map((ownerId, index) => ({ noteId: index + 1, ownerId, kind: 'open' })));
  await db('notes').insert({ noteId: 6, ownerId: 'a', kind: 'closed?' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => {
  built = 0;
});

interface Note {
  noteId: number;
}

const notesOver = (connection: Knex) =>
  preparedQuery<Note, { kind: string; whose?: 'own' }, 'ownerId' | 'limit' | 'offset'>(
    connection,
    ({ kind, whose }, value) => {
      built += 1;
      const notes = connection('notes').where({ kind }).select('noteId').orderBy('noteId');
      if (whose === 'own') notes.whereRaw('owner_id = ?', [value('ownerId')]);
      return pageOfQuery(connection, notes, value);
    },
  );

test('is built once for each shape, and takes the values of each call', async () => {
  const notes = notesOver(db);
  const own = (ownerId: string, offset: number) => notes({ kind: 'open', whose: 'own' }, { ownerId, limit: 2, offset });
  expect(await own('a', 0)).toEqual([{ noteId: 1 }, { noteId: 3 }]);
  expect(await Promise.all([own('b', 0), own('a', 2), own('nobody', 0)])).toEqual([
    [{ noteId: 2 }, { noteId: 4 }],
    [{ noteId: 5 }],
    [],
  ]);
  expect(built).toBe(1);
  expect(await notes({ kind: 'closed?' }, { limit: 9, offset: 0 })).toEqual([{ noteId: 6 }]);
  expect(await notes({ kind: 'open' }, { limit: 9, offset: 4 })).toEqual([{ noteId: 5 }]);
  expect(built).toBe(3);
});

test('refuses to run without a value that its text needs', async () => {
  await expect(notesOver(db)({ kind: 'open', whose: 'own' }, { limit: 1, offset: 0 })).rejects.toThrow(
    'no value of ownerId',
  );
});

test('sees in a transaction what the transaction wrote', async () => {
  const ownOfC = (connection: Knex) =>
    notesOver(connection)({ kind: 'open', whose: 'own' }, { ownerId: 'c', limit: 9, offset: 0 });
  const trx = await db.transaction();
  await trx('notes').where({ noteId: 1 }).update({ ownerId: 'c' });
  expect(await ownOfC(trx)).toEqual([{ noteId: 1 }]);
  await trx.rollback();
  await expect(ownOfC(trx)).rejects.toThrow('Transaction query already complete');
  expect(await ownOfC(db)).toEqual([]);
});
