import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { foldedText } from '@portal/runtime/search';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { foldedListsMigration, letterPairsSql, whereHolds, wordsOf } from './text-search.ts';

const names = [
  '김민수',
  'Émile SMITH',
  '㈜한빛정밀 ㄱ형강',
  'ＷＥＢ　ＥＱ ﾊﾝｸﾞﾙ',
  'e\u0301cole 면적 30㎡',
  String.raw`50%_a\b`,
];
const rowsEach = 1_700;
let service: TestService;

beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      bases: {},
      migrations: {
        // All rows before the index: one build of it takes a fraction of adding each row to it
        '001-rows': {
          up: async (db) => {
            await db.raw(`${letterPairsSql}; create table things (id integer primary key, name text not null)`);
            await db.raw('insert into things select n, (?::text[])[1 + n % ?] from generate_series(0, ?) n', [
              names,
              names.length,
              rowsEach * names.length - 1,
            ]);
            await db.raw(`insert into things select 1000000 + n, '다른 이름 ' || n from generate_series(1, 20000) n`);
          },
          down: (db) => db.raw('drop table things'),
        },
        '002-folded': foldedListsMigration({ things_folded: { table: 'things', text: 'name' } }),
      },
    }),
  );
  await service.db.raw('analyze things');
}, 30_000);
afterAll(() => service.close());

const found = (search: string, isScanned: boolean) =>
  whereHolds(service.db('things').select('id'), 'name', wordsOf(search), isScanned);

describe.each([
  ['by the index', false],
  ['row by row', true],
])('%s', (_how, isScanned) => {
  test.each([
    ['민수', 1],
    ['smith', 1],
    ['수', 1],
    ['ÉMILE smith', 1],
    ['E\u0301mile', 1],
    ['수민', 0],
    ['%', 1],
    ['50%_A', 1],
    ['㈜한빛정밀', 1],
    ['(주)한빛', 1],
    ['ㄱ형강', 1],
    ['ﾡ형강', 1],
    ['web eq', 1],
    ['ＥＱ', 1],
    ['ハングル', 1],
    ['école', 1],
    ['30M2', 1],
    ['㎡', 1],
  ])('%s is found in the rows of %i names', async (search, ofNames) => {
    expect(await found(search, isScanned)).toHaveLength(ofNames * rowsEach);
  });
});

test('a rare name is found by the index in less than 50 ms', async () => {
  const { rows } = await service.db.raw<{ rows: { 'QUERY PLAN': [Record<string, number>] }[] }>(
    `explain (analyze, format json) ${found('다른 19999', false).toQuery()}`,
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  expect(JSON.stringify(plan)).toContain('things_folded');
  expect((plan?.['Execution Time'] ?? Infinity) + (plan?.['Planning Time'] ?? Infinity)).toBeLessThan(50);
});

test('the service and Postgres fold every letter of Korean, Latin, Greek and Cyrillic texts alike', async () => {
  const ranges = [
    [0x20, 0x24f],
    [0x300, 0x52f],
    [0x1100, 0x11ff],
    [0x1e00, 0x1fff],
    [0x2000, 0x27ff],
    [0x3000, 0x33ff],
    [0xa960, 0xa97f],
    [0xac00, 0xd7ff],
    [0xf900, 0xffef],
  ] as const;
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const { rows } = await service.db.raw<{ rows: { letter: string; folded: string }[] }>(
    'select letter, search_fold(letter) as folded from unnest(?::text[]) as letters (letter)',
    [letters],
  );
  expect(rows.filter(({ letter, folded }) => folded !== foldedText(letter))).toEqual([]);
  expect(rows).toHaveLength(letters.length);
});
