import { describe, expect, test } from '@jest/globals';
import { ageOn, readBirthDate } from './birth-date.ts';

const today = '2026-11-20';

describe('readBirthDate', () => {
  test.each([
    ['1990-01-02', '1990-01-02'],
    ['19900102', '1990-01-02'],
    ['900102', '1990-01-02'],
    ['000229', '2000-02-29'],
    ['261120', '2026-11-20'],
    ['261121', '1926-11-21'],
    [' 19900102 ', '1990-01-02'],
  ])('reads %j as %s', (text, date) => {
    expect(readBirthDate(text, today)).toBe(date);
  });

  test.each(['', '1990', '19900230', '19901301', '20261121', '18900101', '90-01-02', '1990/01/02', '010229', 'abcdef'])(
    'finds no day in %j',
    (text) => {
      expect(readBirthDate(text, today)).toBeUndefined();
    },
  );
});

test.each([
  ['2012-11-20', 14],
  ['2012-11-21', 13],
  ['2000-02-29', 26],
])('who was born on %s is %i', (birthDate, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});
