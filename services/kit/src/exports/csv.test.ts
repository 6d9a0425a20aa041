import { describe, expect, test } from '@jest/globals';
import { csvCell, csvChunks } from './csv.ts';

describe('a CSV cell', () => {
  test.each([
    ['김철수', '김철수'],
    ['', ''],
    ['a "b", c', '"a ""b"", c"'],
    ['두\r\n줄', '"두\r\n줄"'],
    [' space', '" space"'],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+cmd|calc', "'+cmd|calc"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', `"'\t=1+1"`],
    ['\r=1+1', `"'\r=1+1"`],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['+82 1+cmd', "'+82 1+cmd"],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test.each([
    ['010-1234-5678', '010-1234-5678'],
    ['01012345678', '"=""01012345678"""'],
    ['+82-10-1234-5678', '"=""+82-10-1234-5678"""'],
    ['+82 10 1234 5678', '"=""+82 10 1234 5678"""'],
    ['00042', '"=""00042"""'],
    ['123456789012', '"=""123456789012"""'],
  ])('keeps every digit of %s in Excel', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test.each([
    [12, '12'],
    [-3.5, '-3.5'],
    [null, ''],
    [new Date('2026-11-20T15:04:05Z'), '2026-11-21 00:04:05'],
  ])('writes %j as %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

test('a file begins with a mark for Excel and a header, has CRLF ends, and comes in pieces', async () => {
  const columns = [
    { header: '이름', value: (row: number) => `회원 ${row}` },
    { header: 'n', value: (row: number) => row },
  ];
  const chunks: string[] = [];
  for await (const chunk of csvChunks(columns, [1, 2, 3], 10)) chunks.push(chunk);
  expect(chunks.join('')).toBe('\uFEFF이름,n\r\n회원 1,1\r\n회원 2,2\r\n회원 3,3\r\n');
  expect(chunks.length).toBeGreaterThan(2);
});

test('what would be a formula, a day or a number is a text in the header and in each row', async () => {
  const columns = [{ header: '=1+1', value: (row: string) => row }];
  let file = '';
  for await (const chunk of csvChunks(columns, ['2-3', '@SUM(A1)', 'a,"b"'])) file += chunk;
  expect(file).toBe('\uFEFF\'=1+1\r\n"=""2-3"""\r\n\'@SUM(A1)\r\n"a,""b"""\r\n');
});
