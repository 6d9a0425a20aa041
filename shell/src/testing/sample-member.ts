import type { MemberDetail } from '../api/members.ts';

/** Who is signed in. */
export const admin = { email: 'admin@selmatrix.example', name: '관리자', role: 'admin' } as const;

/** A member as admins see them. */
export const member: MemberDetail = {
  id: 'm1',
  email: 'kim@visitor.example',
  name: '김하나',
  phoneNumber: '010-0000-2018',
  company: '정밀기업',
  role: 'member',
  roles: {},
  status: 'active',
  emailVerified: true,
  mailFails: false,
  createdAt: '2025-03-04T15:05:09Z',
  version: 3,
  birthDate: '1990-05-17',
  gender: 'female',
  locale: 'ko',
  marketing: false,
  sessions: 2,
  secondFactor: false,
  consents: [
    { kind: 'privacy', version: '2024-01-01', given: true, decision: 'given', decidedAt: '2025-03-04T15:05:09Z' },
  ],
};
