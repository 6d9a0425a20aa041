import { describe, expect, test } from '@jest/globals';
import { signUpFaults } from './sign-up-rules.ts';
import { signUpBody } from '../../testing/sign-up-body.ts';

const today = '2026-11-20';
const faultsOf = (changes: Parameters<typeof signUpBody>[0]) => signUpFaults(signUpBody(changes), today);

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
