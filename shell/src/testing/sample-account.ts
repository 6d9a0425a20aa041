import type { Account } from '../api/account.ts';

/** Who is signed in. */
export const user = { email: 'kim@visitor.example', name: '김정밀', role: 'member' } as const;

/** What a sign-in or a refresh of that member is answered with. */
export const signedIn = { ...user, roles: {}, emailVerified: true, secondFactorMissing: false, accessToken: 'token' };

/** The account of that member. */
export const account: Account = {
  id: 'u1',
  email: user.email,
  name: user.name,
  phoneNumber: '010-0000-2018',
  company: '정밀기업',
  role: 'member',
  roles: {},
  birthDate: '1990-05-17',
  gender: 'female',
  locale: 'ko',
  emailVerified: false,
  marketing: false,
  createdAt: '2025-03-04T15:05:09Z',
  version: 3,
};
