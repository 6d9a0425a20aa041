import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase, type Knex } from '@portal/service-kit/database';
import { createTestDatabase, type TestDatabase } from '@portal/service-kit/test-database';
import { migrations } from '../../../migrations/index.ts';
import { emptyHistogram } from './histogram.ts';
import { InsightBuffer } from './insight-buffer.ts';
import { addCounted, readErrors, readTimings, readTraffic, removeOldInsights } from './insight-repository.ts';

let database: TestDatabase;
let db: Knex;
const of = { section: 'news', version: 'v1' };

beforeAll(async () => {
  database = await createTestDatabase('portal', migrations);
  db = connectDatabase({ url: database.url, schema: 'portal', poolSize: 4, columns: 'camelCase' });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('what two portals counted at the same time is added', async () => {
  const buffers = [new InsightBuffer(), new InsightBuffer()];
  for (const buffer of buffers)
    for (let index = 0; index < 3; index += 1) {
      buffer.noteDocument(of, index === 0);
      buffer.noteTime(of, 'lcp', '/news', 1_000);
    }
  await Promise.all(buffers.map((buffer) => db.transaction((trx) => addCounted(trx, buffer.take()))));
  const since = new Date(Date.now() - 2 * 3_600_000);
  for (const grain of ['minute', 'hour'] as const) {
    const rows = await readTraffic(db, 'news', grain, since);
    expect(rows.reduce((sum, row) => sum + row.documents, 0)).toBe(6);
    expect(rows.reduce((sum, row) => sum + row.documentsFailed, 0)).toBe(2);
  }
  const [timings] = await readTimings(db, 'news', ['v1']);
  expect(timings?.histogram.length).toBe(emptyHistogram().length);
  expect(timings?.histogram.reduce((sum, count) => sum + count, 0)).toBe(6);
});

test('of many errors the 50 that occur most often are kept', async () => {
  const buffer = new InsightBuffer();
  const error = { ...of, witness: 'browser' as const, kind: 'render' as const, frames: [], page: '/news' };
  for (let index = 0; index < 5; index += 1) buffer.noteError({ ...error, message: 'Error: of many' });
  for (let index = 0; index < 120; index += 1) buffer.noteError({ ...error, message: `Error: ${index}` });
  await db.transaction((trx) => addCounted(trx, buffer.take()));
  const kept = await readErrors(db, 'news', 'v1');
  expect(kept).toHaveLength(50);
  expect(kept[0]).toMatchObject({ message: 'Error: of many', count: 5 });
});

test('what is old is removed', async () => {
  await db('version_traffic')
    .update({ periodStart: new Date(Date.now() - 15 * 24 * 3_600_000) })
    .where({ grain: 'hour' });
  await db('version_errors').update({ lastSeenAt: new Date(Date.now() - 31 * 24 * 3_600_000) });
  await removeOldInsights(db);
  expect(await readTraffic(db, 'news', 'hour', new Date(0))).toEqual([]);
  expect(await readErrors(db, 'news', 'v1')).toEqual([]);
});
