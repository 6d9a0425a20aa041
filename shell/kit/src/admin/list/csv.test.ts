import { expect, test } from '@jest/globals';
import { csvOf } from './csv.ts';

test('a CSV file begins with a mark for Excel; formulas are text, and digits stay as they are', () => {
  expect(
    csvOf([
      ['이름', 'n'],
      ['=HYPERLINK("x")', -3],
      ['01012345678', 2.5],
      ['a, "b"', 0],
    ]),
  ).toBe(`\uFEFF이름,n\r\n"'=HYPERLINK(""x"")",-3\r\n"=""01012345678""",2.5\r\n"a, ""b""",0\r\n`);
});
