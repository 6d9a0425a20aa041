import { expect, test } from '@jest/globals';
import { isEmailAddress, isPhoneNumber } from './contact-fields.ts';

test.each(['010-1234-5678', '+82 10 1234 5678', '(02) 000.1018', '1588000'])('%s is a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['', '123456', '1'.repeat(16), '010-1234-567a', '82+10123456', '-------'])('%j is none', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test.each(['kim@example.com', "o'hara+news@mail.example.co.kr"])('%s is an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  'kim',
  'kim@example',
  'kim@example.',
  'a@b.com, c@d.com',
  'Kim <kim@example.com>',
  '김@example.com',
  `${'a'.repeat(250)}@b.com`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
