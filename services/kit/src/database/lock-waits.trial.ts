import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { lockTimeoutMs } from './lock-waits.ts';
import { migrate } from './migrate.ts';
import type { Migration, Migrations } from './migration.ts';
import { servingName } from './serving-versions.ts';

const step = (sql: string): Migration => ({ up: (db) => db.raw(sql), down: async () => undefined });
const first: Migrations = { '001-notes': step('create table notes (id int, title text)') };
const second: Migrations = { ...first, '002-more': step('alter table notes add author text') };

let database: TestDatabase;
let serving: Knex;
let logged: object[];

const log = { warn: (fields: object, message: string) => void logged.push({ message, ...fields }) };
const apply = (migrations: Migrations, lockTriesMs?: number) =>
  migrate(database.ownerUrl, 'sample', migrations, { log, lockTriesMs });

beforeEach(async () => {
  database = await createTestDatabase('sample');
  logged = [];
  await apply(first);
  const sessionName = servingName('sample', first);
  serving = connectDatabase({ url: database.url, schema: 'sample', poolSize: 3, columns: 'stored', sessionName });
});
afterEach(async () => {
  await serving.destroy();
  await database.drop();
});

/** A long query of the service: it has read the table and its transaction goes on. */
async function blockNotes(): Promise<Knex.Transaction> {
  const blocking = await serving.transaction();
  await blocking.raw('set local idle_in_transaction_session_timeout = 0');
  await blocking.raw('select * from notes');
  return blocking;
}

test('a migration behind a long transaction holds up readers for the lock timeout at most, and succeeds after it', async () => {
  const blocking = await blockNotes();
  let isDone = false;
  const migrating = apply(second).finally(() => (isDone = true));
  let longestMs = 0;
  for (const until = performance.now() + 4 * lockTimeoutMs; performance.now() < until;) {
    const began = performance.now();
    await serving.raw('select * from notes');
    longestMs = Math.max(longestMs, performance.now() - began);
    await wait(10);
  }
  expect(isDone).toBe(false);
  // A reader that came right after it waited for most of the time, and none for longer
  expect(longestMs).toBeGreaterThan(lockTimeoutMs / 2);
  expect(longestMs).toBeLessThan(2 * lockTimeoutMs);
  await blocking.rollback();
  await expect(migrating).resolves.toEqual(['002-more']);
  expect(logged[0]).toMatchObject({
    message: 'a migration waits for a lock',
    migration: 'sample 002-more',
    table: 'notes',
    session: 'portal-sample 001-notes',
    pauseMs: 500,
  });
}, 20_000);

test('a migration that never gets its lock fails with the table and what holds it, and changes nothing', async () => {
  const blocking = await blockNotes();
  await expect(apply(second, 4_000)).rejects.toThrow(
    /^sample 002-more changed nothing: the table notes is used by portal-sample 001-notes \(pid \d+, its transaction is \d s old\), and \d s of tries did not get its lock\. Wait for that transaction or end it \(select pg_terminate_backend\(pid\)\), then start again\.$/,
  );
  await blocking.rollback();
  await expect(apply(second)).resolves.toEqual(['002-more']);
}, 20_000);

test('an index that is made concurrently waits for older transactions as long as it takes', async () => {
  const blocking = await serving.transaction(undefined, { isolationLevel: 'repeatable read' });
  await blocking.raw('select * from notes');
  const indexing = apply({
    ...first,
    '002-index': { ...step('create index concurrently notes_titles on notes (title)'), transaction: false },
  });
  await wait(2 * lockTimeoutMs);
  await blocking.rollback();
  await expect(indexing).resolves.toEqual(['002-index']);
  expect(logged).toEqual([]);
}, 20_000);

test('beside a version that serves a statement has the time that calls may wait for it, and alone any time', async () => {
  const slow = { ...first, '002-slow': step('select pg_sleep(3.2)') };
  await serving.raw('select 1');
  await expect(apply(slow)).rejects.toThrow(
    /^sample 002-slow changed nothing: a statement took longer than 3 s, .* in batches and with transaction: false/,
  );
  await serving.destroy();
  await expect(apply(slow)).resolves.toEqual(['002-slow']);
}, 20_000);
