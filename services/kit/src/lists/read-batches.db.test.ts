import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { readBatches } from './read-batches.ts';

interface Row {
  id: number;
  name: string;
}

const columns = { name: 'name', createdAt: 'created_at' };
const fallback = '-createdAt';
let service: TestService;

beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      bases: {},
      migrations: {
        '001-rows': {
          up: (db) =>
            db.raw(`create table things (id integer primary key, name text not null, created_at timestamptz not null);
              -- Moments that differ by microseconds only, and names that many share
              insert into things select n, (array['김민수','이서연','Émile SMITH'])[1 + n % 3], now() + n / 2 * interval '1 microsecond' from generate_series(1, 2500) n`),
          down: (db) => db.raw('drop table things'),
        },
      },
    }),
  );
}, 30_000);
afterAll(() => service.close());

const things = () => service.db('things').select<Row[]>('id', 'name');

async function idsBy(sort: string): Promise<number[]> {
  const ids: number[] = [];
  for await (const batch of readBatches<Row, keyof typeof columns>(service.db, things, { sort, columns, fallback })) {
    ids.push(...batch.map(({ id }) => id));
  }
  return ids;
}

test.each(['createdAt', '-createdAt', 'name', '-name'])('every row by %s once, in order', async (sort) => {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  const inOrder = await things().orderByRaw(`${column} ${direction}, id ${direction}`);
  expect(await idsBy(sort)).toEqual(inOrder.map(({ id }) => id));
});

test('a row that goes while the file is read takes no other with it', async () => {
  const trx = await service.db.transaction();
  const ids: number[] = [];
  const rows = () => trx('things').select<Row[]>('id', 'name');
  for await (const batch of readBatches<Row, keyof typeof columns>(trx, rows, {
    sort: 'createdAt',
    columns,
    fallback,
  })) {
    ids.push(...batch.map(({ id }) => id));
    if (ids.length === 1_000) await trx('things').where('id', '<=', 10).delete();
  }
  await trx.rollback();
  expect(new Set(ids).size).toBe(2_500);
});

test('rows have the columns of the query alone, and of none there is one empty batch', async () => {
  const none = () => things().where('id', '<', 0);
  const batches: Row[][] = [];
  for await (const batch of readBatches<Row, 'name'>(service.db, none, { sort: 'name', columns, fallback: 'name' })) {
    batches.push(batch);
  }
  expect(batches).toEqual([[]]);
  for await (const [row] of readBatches<Row, 'name'>(service.db, things, { sort: 'name', columns, fallback: 'name' })) {
    expect(Object.keys(row ?? {})).toEqual(['id', 'name']);
  }
});
