import { expect, test } from '@jest/globals';
import { isPhoneNumber } from './phone-number.ts';

test.each(['010-1234-5678', '+82 10 1234 5678', '(02) 000.1018', '1588000'])('%s is a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['', '123456', '1'.repeat(16), '010-1234-567a', '82+10123456', '-------', `0101234567${'-'.repeat(21)}`])(
  '%j is none',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
