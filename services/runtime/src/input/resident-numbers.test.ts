import { expect, test } from '@jest/globals';
import { maskResidentNumbers, residentNumberFields } from './resident-numbers.ts';

test.each([
  ['900101-1234567', '900101-1******'],
  ['제 번호는 900101-1234567입니다.', '제 번호는 900101-1******입니다.'],
  ['900101 - 2234567', '900101 - 2******'],
  ['040229–3234567', '040229–3******'],
  ['９００１０１－１２３４５６７', '９００１０１－１******'],
  // By their check digit alone
  ['9001011234568', '9001011******'],
  ['9001015234561', '9001015******'],
  ['900101-1234567, 850315-2345678', '900101-1******, 850315-2******'],
])('%s is masked', (text, masked) => expect(maskResidentNumbers(text)).toBe(masked));

test.each([
  ['the number without its end', '900101-1******'],
  ['no day', '901301-1234567'],
  ['a leap day of another year', '030229-3234567'],
  ['a lot of last month', '261030-1000023'],
  ['a lot that begins with a year of this century', '261030-3000023'],
  ['a telephone number', '010-1234-5678'],
  ['a bar code', '8801043014830'],
  ['part of a longer number', '1900101-12345678'],
  ['digits without a check digit', '9001011234567'],
  ['a coordinate', '900101.1234567'],
])('%s stays: %s', (_what, text) => expect(maskResidentNumbers(text)).toBe(text));

test('each text of a body with one is named by its path, but for passwords', () => {
  const number = '900101-1234567';
  const body = { content: `번호 ${number}`, rows: [{ memo: 'none' }, { memo: number }], newPassword: number, count: 1 };
  expect(residentNumberFields(body)).toEqual({ content: 'resident-number', 'rows.1.memo': 'resident-number' });
});

test('a long text is looked at in proportion to its length', () => {
  const began = performance.now();
  expect(maskResidentNumbers('900101-12345 '.repeat(80_000))).toHaveLength(80_000 * 13);
  expect(performance.now() - began).toBeLessThan(2_000);
});
