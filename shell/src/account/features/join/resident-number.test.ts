import { describe, expect, test } from '@jest/globals';
import { ageOn, readBirthDate, readResidentDigit } from './resident-number.ts';

describe('the first digit of the back part', () => {
  test.each([
    ['1', 'male', 1900],
    ['2', 'female', 1900],
    ['3', 'male', 2000],
    ['4', 'female', 2000],
    ['5', 'male', 1900],
    ['6', 'female', 1900],
    ['7', 'male', 2000],
    ['8', 'female', 2000],
  ])('%s means %s, born in the %ss', (digit, gender, century) => {
    expect(readResidentDigit(digit)).toEqual({ gender, century });
  });

  test.each(['0', '9', '', '12', 'a'])('%p means nothing', (digit) => {
    expect(readResidentDigit(digit)).toBeUndefined();
  });
});

describe('the birth date', () => {
  test('of six digits takes its century from the digit', () => {
    expect(readBirthDate('050517', 1900)).toBe('1905-05-17');
    expect(readBirthDate('050517', 2000)).toBe('2005-05-17');
  });

  test('of eight digits is taken as written', () => {
    expect(readBirthDate('19900517', 1900)).toBe('1990-05-17');
  });

  test.each(['900230', '901301', '19900', '9005171', '010229', ''])('%p is no day of the 1900s', (digits) => {
    expect(readBirthDate(digits, 1900)).toBeUndefined();
  });

  test('may be 29 February in a leap year', () => {
    expect(readBirthDate('000229', 2000)).toBe('2000-02-29');
  });
});

describe('the age', () => {
  test('rises on the birthday, not before', () => {
    expect(ageOn('2010-06-15', '2024-06-14')).toBe(13);
    expect(ageOn('2010-06-15', '2024-06-15')).toBe(14);
  });
});
