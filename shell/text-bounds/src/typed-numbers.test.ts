import { expect, test } from '@jest/globals';
import { isPhoneNumber } from './phone-number.ts';
import { plainDigits, plainPhoneNumber } from './typed-numbers.ts';

test.each([
  ['1990-05-17', '19900517'],
  ['１９９０．０５．１７', '19900517'],
  ['\u200b9\u00a00년', '90'],
])('%j has the digits %s', (text, digits) => expect(plainDigits(text)).toBe(digits));

test.each([
  ['０１０－００００－１０１８', '010-0000-1018'],
  ['010\u2013000\u20130001', '010-000-0001'],
  ['\u202d+82\u00a010\u20110000\u22121018\u202c', '+82 10-0000-1018'],
  ['010\u200b0000\ufeff1018', '01000001018'],
])('%j is the telephone number %s', (text, number) => {
  expect(plainPhoneNumber(text)).toBe(number);
  expect(isPhoneNumber(number)).toBe(true);
});

test('what is no number stays to be refused', () => expect(plainPhoneNumber('전화 010a')).toBe('전화 010a'));
