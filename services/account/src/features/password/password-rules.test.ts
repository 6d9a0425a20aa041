import { describe, expect, test } from '@jest/globals';
import { passwordFault } from './password-rules.ts';

describe('a password', () => {
  test.each([
    ['1234567', 'password-short'],
    ['한글비밀번호', 'password-short'],
    ['x'.repeat(129), 'password-long'],
    ['Password1', 'password-common'],
    ['qwer1234!', 'password-common'],
  ])('%.20j is refused: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each(['x'.repeat(128), '안녕하세요비밀번호', 'aaaa bbbb', '        .'])('%.20j needs no mixture of kinds', (password) => {
    expect(passwordFault(password)).toBeUndefined();
  });

  test('counts a syllable once, however it was typed', () => {
    expect(passwordFault('비밀번호입니'.normalize('NFD'))).toBe('password-short');
  });
});
