import { describe, expect, test } from '@jest/globals';
import { csvCell, textOfCsvCell } from './csv-cell.ts';

/** What is between the quotes of a cell. */
const shown = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

describe('a text as a cell', () => {
  test.each(
    [
      '2-3',
      '02-3',
      '2/3',
      '1/2/2026',
      '2026.3.1',
      '2026. 3. 1.',
      '2026/03',
      '3-Mar',
      'Mar 3',
      'MARCH1',
      'sep-2026',
      '3월 2일',
      '2026년 3월',
      '10:30',
      '1:2:3',
      '오후 3:04',
      '5 pm',
      '2-3 10:00',
      '1e5',
      '1.5E+10',
      '007',
      '0',
      '1.50',
      '1,000',
      '10%',
      '₩1000',
      '(5)',
      '1 1/2',
      '123456789012',
      '+82 10-1234-5678',
      'true',
      'FALSE',
    ].filter((text) => text !== '0'),
  )('that Excel would change is a formula of a text: %s', (text) => {
    expect(shown(csvCell(text))).toBe(`="${text}"`);
  });

  test.each(['=1+1', '+cmd|calc', '-1+1', '-5', '@SUM(A1)', "'=1", "''-1", '  =1', '＝1', '\t1', '\r1', '+82 1+cmd'])(
    'that Excel would run has an apostrophe: %j',
    (text) => {
      expect(shown(csvCell(text))).toBe(`'${text}`);
    },
  );

  test.each([
    '',
    '김하늘',
    '0',
    '42',
    '12345678901',
    '010-1234-5678',
    '02-123-4567',
    '123-45-67890',
    '2026-12-01',
    'SM-IO 2-3',
    'March',
    'apm',
    "'quoted'",
    'a = b',
    '3층',
    'e',
  ])('that Excel shows as it is stays: %j', (text) => {
    expect(csvCell(text)).toBe(text);
  });
});

test.each(['="010"', "'=1", "'hello", "''", '="a"b"', '=1'])('a cell %j of any file is read without fault', (cell) => {
  expect(textOfCsvCell(cell)).toBe({ '="010"': '010', "'=1": '=1' }[cell] ?? cell);
});
