import { describe, expect, test } from '@jest/globals';
import { judgeAccess } from './page-access.ts';

const member = { status: 'signed-in', user: { email: 'a@b.example', name: '', role: 'member' } } as const;
const admin = { status: 'signed-in', user: { ...member.user, role: 'admin' } } as const;

describe('the access of a page', () => {
  test.each([
    [undefined, { status: 'unknown' } as const, 'open'],
    ['member', { status: 'unknown' } as const, 'waiting'],
    ['member', { status: 'signed-out' } as const, 'signed-out'],
    ['member', member, 'open'],
    ['admin', { status: 'signed-out' } as const, 'signed-out'],
    ['admin', member, 'forbidden'],
    ['admin', admin, 'open'],
  ] as const)('for %s in the session %j is %s', (access, session, verdict) => {
    expect(judgeAccess(access, session)).toBe(verdict);
  });
});
