import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { connectDatabase } from '../database/connect.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { limitedSearch } from './limited-search.ts';

let database: TestDatabase;
let db: Knex;

beforeEach(async () => {
  database = await createTestDatabase('sample');
  db = connectDatabase({ url: database.url, schema: 'sample', poolSize: 10, columns: 'camelCase' });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const sleep = (seconds: number) => limitedSearch(db, (trx) => trx.raw('select pg_sleep(?)', [seconds]));

test('a search that takes too long ends with 503 and a time to come back', async () => {
  await expect(sleep(5)).rejects.toMatchObject({ status: 503, code: 'search-too-slow', retryAfterSeconds: 3 });
});

test('searches have a fifth of the connections: others wait for them, and find them busy after a while', async () => {
  let [running, release] = [0, () => undefined as void];
  const over = new Promise<void>((resolve) => (release = resolve));
  const search = () => limitedSearch(db, () => (running++, over));
  const first = [search(), search()];
  const third = search();
  await expect(third).rejects.toMatchObject({ status: 503, code: 'search-busy', retryAfterSeconds: 3 });
  expect(running).toBe(2);
  await db.raw('select 1');
  const fourth = search();
  release();
  await Promise.all([...first, fourth]);
  expect(running).toBe(3);
});

test('its limit ends with it, and inside of a transaction it is a part of that', async () => {
  await sleep(0);
  const limitOf = async (own: Knex) => (await own.raw<{ rows: object[] }>('show statement_timeout')).rows;
  expect(await limitOf(db)).toEqual([{ statementTimeout: '3s' }]);
  await db.transaction(async (trx) => expect(await limitedSearch(trx, limitOf)).toEqual([{ statementTimeout: '3s' }]));
});
