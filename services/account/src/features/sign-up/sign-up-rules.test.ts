import { describe, expect, test } from '@jest/globals';
import { passwordFault, signUpFaults } from './sign-up-rules.ts';
import { signUpBody } from '../../testing/sign-up-body.ts';

const today = '2026-11-20';
const faultsOf = (changes: Parameters<typeof signUpBody>[0]) => signUpFaults(signUpBody(changes), today);

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

describe('a sign-up', () => {
  test('of somebody of 14 with both required consents is accepted', () => {
    expect(faultsOf({ birthDate: '20121120' })).toEqual({});
  });

  test.each([
    [{ birthDate: '20121121' }, { birthDate: 'under-14' }],
    [{ birthDate: '19901332' }, { birthDate: 'birth-date' }],
    [{ consents: { terms: false, privacy: true, marketing: true } }, { 'consents.terms': 'consent' }],
    [{ consents: { terms: true, privacy: false, marketing: true } }, { 'consents.privacy': 'consent' }],
    [{ name: '  ' }, { name: 'required' }],
    [{ name: 'Win at http://x.example' }, { name: 'invalid' }],
    [{ name: 'Kim\nDear customer' }, { name: 'invalid' }],
    [{ phoneNumber: 'call me' }, { phoneNumber: 'phone' }],
    [{ email: 'kim@example' }, { email: 'email' }],
    [{ email: 'a@b.kr, c@d.kr' }, { email: 'email' }],
    [{ email: 'a@b.kr\r\nBcc: c@d.kr' }, { email: 'email' }],
  ])('with %j is refused', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });
});
