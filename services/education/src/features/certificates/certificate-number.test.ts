import { expect, test } from '@jest/globals';
import { maskedName, newCertificateNumber } from './certificate-number.ts';

test('numbers name the year, and no two are equal', () => {
  const numbers = Array.from({ length: 1_000 }, () => newCertificateNumber('2026'));
  expect(numbers.every((number) => /^SE-2026-[0-9A-Z]{10}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(1_000);
});

test.each([
  ['김하늘', '김**'],
  ['Ann Lee', 'A** ***'],
  [' 이 ', '*'],
])('%s is shown to strangers as %s', (name, masked) => expect(maskedName(name)).toBe(masked));
