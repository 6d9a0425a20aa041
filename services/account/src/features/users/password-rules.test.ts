import { describe, expect, test } from '@jest/globals';
import { mostUsedPasswords } from './most-used-passwords.ts';
import { passwordFault } from './password-rules.ts';

describe('a password', () => {
  test.each([
    ['1234567', 'password-short'],
    ['한글비밀번호', 'password-short'],
    ['x'.repeat(129), 'password-long'],
    ['Password1', 'password-common'],
    ['qwer1234!', 'password-common'],
    ['TinkerBell', 'password-common'],
    ['dkssudgktpdy', 'password-common'],
    ['selmatrix2018', 'password-common'],
  ])('%.20j is refused: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each(['x'.repeat(128), '안녕하세요비밀번호', 'aaaa bbbb', '        .'])(
    '%.20j needs no mixture of kinds',
    (password) => {
      expect(passwordFault(password)).toBeUndefined();
    },
  );

  test('counts a syllable once, however it was typed', () => {
    expect(passwordFault('비밀번호입니'.normalize('NFD'))).toBe('password-short');
  });
});

test('three thousand of the most used are refused, and each of them would be long enough', () => {
  expect(new Set(mostUsedPasswords).size).toBe(3_000);
  const faults = new Set(mostUsedPasswords.map((password) => passwordFault(password.toUpperCase())));
  expect([...faults]).toEqual(['password-common']);
});
