import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

/** `table.ts`, which takes a type of `row.ts`. */
const table = `import type { Row } from './row.ts';
export interface Table { rows: Row[] }
export const isTable = (value: object) => 'rows' in value;`;

const circles: [string, string][] = [
  ['a value', `import { isTable } from './table.ts'; export interface Row { id: string } export const x = isTable;`],
  ['a type alone', `import type { Table } from './table.ts'; export interface Row { table: Table }`],
  ['a type by its own keyword', `import { type Table } from './table.ts'; export interface Row { table: Table }`],
  ['a type that goes out again', `export type { Table } from './table.ts'; export interface Row { id: string }`],
];

let codes: string[][] = [];

beforeAll(() => {
  const rows = [...circles.map(([, row]) => row), `export interface Row { id: string }`];
  const found = lintPlanted(
    rows.map((row) => ({ folder: 'mf-education/src/ui', files: { 'table.ts': table, 'row.ts': row } })),
  );
  codes = found.map((errors) => errors.map(({ code }) => code));
});

test.each(circles.map(([title], index) => [title, index] as const))(
  'lint refuses a circle that is closed by the import of %s',
  (_title, index) => {
    expect(codes[index]).toContain('import(no-cycle)');
  },
);

test('lint allows imports that lead nowhere back', () => {
  expect(codes.at(-1)).toEqual([]);
});
