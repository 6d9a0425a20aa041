import { describe, expect, test } from '@jest/globals';
import { can, judgeAccess, type PageAccess } from './page-access.ts';
import type { SessionUser } from './session.ts';

const member: SessionUser = { email: 'a@b.example', name: '', role: 'member' };
const holding = (roles: SessionUser['roles']): SessionUser => ({ ...member, roles });
const admin: SessionUser = { ...member, role: 'admin' };

describe('a role in a section', () => {
  const accesses = ['member', 'staff', 'editor', 'agent', 'manager', 'administrator'] as const;

  test.each([
    ['nobody', undefined, []],
    ['a member', member, ['member']],
    ['an editor', holding({ news: ['editor'] }), ['member', 'staff', 'editor']],
    ['an agent', holding({ news: ['agent'] }), ['member', 'staff', 'agent']],
    ['editor and agent', holding({ news: ['editor', 'agent'] }), ['member', 'staff', 'editor', 'agent']],
    ['a manager', holding({ news: ['manager'] }), ['member', 'staff', 'editor', 'agent', 'manager']],
    ['a manager of another section', holding({ support: ['manager'] }), ['member']],
    ['an administrator', admin, accesses],
  ] as const)('%s may do what it includes, and nothing else', (_who, user, allowed) => {
    expect(accesses.filter((access) => can(user, 'news', access))).toEqual(allowed);
  });

  test('counts anywhere where any section will do', () => {
    expect(accesses.filter((access) => can(holding({ support: ['agent'], news: ['editor'] }), '*', access))).toEqual([
      'member',
      'staff',
      'editor',
      'agent',
    ]);
    expect(can(holding({ news: [] }), '*', 'staff')).toBe(false);
  });

  test.each(['admin', 'owner', 'toString'])(
    'does not give the unknown access %s, which is for administrators',
    (name) => {
      expect(can(holding({ news: ['manager', 'editor', 'agent'] }), 'news', name as PageAccess)).toBe(false);
      expect(can(admin, 'news', name as PageAccess)).toBe(true);
    },
  );

  test('is not inherited from an object', () => {
    expect(can(holding({}), 'constructor', 'staff')).toBe(false);
  });
});

describe('the access of a page', () => {
  test.each([
    [undefined, { status: 'unknown' } as const, 'open'],
    ['member', { status: 'unknown' } as const, 'waiting'],
    ['member', { status: 'signed-out' } as const, 'signed-out'],
    ['member', { status: 'signed-in', user: member } as const, 'open'],
    ['agent', { status: 'signed-out' } as const, 'signed-out'],
    ['agent', { status: 'signed-in', user: member } as const, 'forbidden'],
    ['agent', { status: 'signed-in', user: holding({ news: ['agent'] }) } as const, 'open'],
    ['administrator', { status: 'signed-in', user: admin } as const, 'open'],
  ] as const)('for %s in the session %j is %s', (access, session, verdict) => {
    expect(judgeAccess(access, 'news', session)).toBe(verdict);
  });
});
