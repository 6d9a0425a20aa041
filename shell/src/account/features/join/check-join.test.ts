import { describe, expect, test } from '@jest/globals';
import { checkJoin, signUpBody, type JoinValues } from './check-join.ts';

const TODAY = '2026-11-20';

function valuesWith(changes: Partial<JoinValues> = {}): JoinValues {
  return {
    email: 'kim@visitor.example',
    password: 'correct-horse',
    passwordAgain: 'correct-horse',
    name: '김정밀',
    birthDate: '900517',
    digit: '2',
    phoneNumber: '010-0000-2018',
    company: '정밀기업',
    terms: true,
    privacy: true,
    marketing: false,
    ...changes,
  };
}

describe('the join form', () => {
  test('finds nothing wrong with good values', () => {
    expect(checkJoin(valuesWith(), TODAY)).toEqual({});
  });

  test.each<[Partial<JoinValues>, object]>([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'kim@visitor' }, { email: 'email' }],
    // U+212A, which looks like the letter
    [{ email: '\u212Aim@visitor.example' }, { email: 'email' }],
    [{ company: '' }, {}],
    [{ password: 'short', passwordAgain: 'short' }, { password: 'password-short' }],
    [{ passwordAgain: 'correct-house' }, { passwordAgain: 'password-mismatch' }],
    [{ birthDate: '901340' }, { birthDate: 'birth-date' }],
    [{ digit: '9' }, { digit: 'digit' }],
    [{ birthDate: '19900517', digit: '4' }, { digit: 'digit-century' }],
    [{ birthDate: '121121', digit: '3' }, { birthDate: 'under-14' }],
    [{ birthDate: '20301120', digit: '3' }, { birthDate: 'birth-date' }],
    [{ birthDate: '900517', digit: '3' }, { digit: 'digit-century' }],
    [{ phoneNumber: 'call me' }, { phoneNumber: 'phone' }],
    [
      { terms: false, privacy: false },
      { terms: 'consent', privacy: 'consent' },
    ],
  ])('answers %p with %p', (changes, errors) => {
    expect(checkJoin(valuesWith(changes), TODAY)).toEqual(errors);
  });

  test('lets somebody in who turns 14 today', () => {
    expect(checkJoin(valuesWith({ birthDate: '121120', digit: '3' }), TODAY)).toEqual({});
  });

  test('sends gender and birth date, never the digit or the confirmation', () => {
    expect(signUpBody(valuesWith())).toEqual({
      email: 'kim@visitor.example',
      password: 'correct-horse',
      name: '김정밀',
      birthDate: '1990-05-17',
      gender: 'female',
      phoneNumber: '010-0000-2018',
      company: '정밀기업',
      consents: { terms: true, privacy: true, marketing: false },
    });
  });
});
