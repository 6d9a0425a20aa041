import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const table = readFileSync(path.join(import.meta.dirname, 'visitors.md'), 'utf8');

test('every test that the faults of visitors name exists', () => {
  const rows = [...table.matchAll(/\| `(?<file>[^`]+)`(?:: (?<title>.*?))? *\|$/gm)];
  expect(rows.length).toBeGreaterThan(16);
  for (const { groups: { file = '', title = '' } = {} } of rows) {
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll('\\', '');
    expect([file, title, source.includes(title)]).toEqual([file, title, true]);
  }
});
