import { describe, expect, test } from '@jest/globals';
import { testMember } from '../testing/test-token.ts';
import { hasRole, isStaff } from './access.ts';
import type { SectionRole } from './access.ts';
import { refusalOf } from './guard.ts';
import { claimsOfUser, userOfClaims } from './session-user.ts';
import type { SessionUser } from './session-user.ts';

const member: SessionUser = { ...testMember, id: 'kim' };
const admin: SessionUser = { ...member, role: 'admin' };
const held = (roles: SessionUser['roles']): SessionUser => ({ ...member, roles });

describe('a role in a section', () => {
  test.each<[string, SessionUser | undefined, SectionRole[]]>([
    ['a visitor', undefined, []],
    ['a member', member, []],
    ['an editor', held({ support: ['editor'] }), ['editor']],
    ['an agent', held({ support: ['agent'] }), ['agent']],
    ['a manager', held({ support: ['manager'] }), ['editor', 'agent', 'manager']],
    ['a manager of another section', held({ education: ['manager'] }), []],
    ['an administrator', admin, ['editor', 'agent', 'manager']],
  ])('%s has what is theirs', (_who, user, expected) => {
    expect((['editor', 'agent', 'manager'] as const).filter((role) => hasRole(user, role, 'support'))).toEqual(
      expected,
    );
    expect(isStaff(user, 'support')).toBe(expected.length > 0);
  });

  test('is no property that every object has', () => {
    expect(hasRole(member, 'editor', 'constructor')).toBe(false);
  });

  test('is none in a service without a section, but for administrators', () => {
    expect([isStaff(held({ account: ['manager'] }), undefined), isStaff(admin, undefined)]).toEqual([false, true]);
  });
});

describe('a refusal', () => {
  test('names the role that is missing, and the section', () => {
    expect(refusalOf(member, 'agent', 'support')).toMatchObject({
      status: 403,
      code: 'forbidden',
      members: { requiredRole: 'agent', section: 'support' },
    });
    expect(refusalOf(held({ support: ['manager'] }), 'administrator', 'support')).toMatchObject({
      code: 'forbidden',
      members: { requiredRole: 'administrator', section: undefined },
    });
  });

  test('of a role in a service without a section is for all but administrators', () => {
    expect(refusalOf(held({ account: ['manager'] }), 'manager', undefined)).toMatchObject({
      members: { requiredRole: 'administrator' },
    });
    expect(refusalOf(admin, 'manager', undefined)).toBeUndefined();
  });

  test('tells who has a role but no second factor to set one up', () => {
    expect(refusalOf({ ...member, isSecondFactorMissing: true }, 'agent', 'support')).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    expect(refusalOf({ ...member, isSecondFactorMissing: true }, 'member', 'support')).toBeUndefined();
  });

  test('of an unverified address is no matter of roles', () => {
    expect(refusalOf({ ...admin, isEmailVerified: false }, 'verified', 'support')).toMatchObject({
      code: 'email-unverified',
    });
    expect(refusalOf({ ...member, isEmailVerified: true }, 'verified', 'support')).toBeUndefined();
  });
});

describe('claims', () => {
  test('say all of a user, and come back as they were', () => {
    const user: SessionUser = {
      ...held({ support: ['agent'], education: ['editor', 'manager'] }),
      sessionId: 's1',
      rightsVersion: 4,
      secondFactorAt: 1_700_000_000,
      needsStepUp: true,
    };
    expect(userOfClaims(JSON.parse(JSON.stringify(claimsOfUser(user))))).toEqual(user);
  });

  test('of yesterday, without a version of rights, are those of a member', () => {
    const { rv: _version, ...before } = claimsOfUser({ ...admin, roles: { support: ['manager'] } });
    expect(userOfClaims(before)).toMatchObject({ role: 'member', roles: {}, rightsVersion: 0 });
  });

  test('of another kind give no role', () => {
    const claims = claimsOfUser(member);
    for (const roles of ['admin', [['support', 'manager']], { support: 'manager' }, { support: ['root'] }])
      expect(hasRole(userOfClaims({ ...claims, roles }), 'editor', 'support')).toBe(false);
  });
});
