import { expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

test('lint refuses files that import each other, also for types alone', () => {
  const [cycle, chain] = lintPlanted([
    {
      folder: 'mf-education/src/ui',
      files: {
        'row.ts': `import type { Table } from './table.ts'; export interface Row { table: Table }`,
        'table.ts': `import type { Row } from './row.ts'; export interface Table { rows: Row[] }`,
      },
    },
    {
      folder: 'mf-education/src/ui',
      files: {
        'row.ts': `export interface Row { id: string }`,
        'table.ts': `import type { Row } from './row.ts'; export interface Table { rows: Row[] }`,
      },
    },
  ]);
  expect(cycle?.map(({ code }) => code)).toContain('import(no-cycle)');
  expect(chain).toEqual([]);
});
