import { describe, expect, test } from '@jest/globals';
import type { SectionRoles } from './section-role-repository.ts';
import type { Role } from '../users/user.ts';
import { rightsInForce } from './rights-in-force.ts';

type Stored = { role: Role; roles: SectionRoles };

const member: Stored = { role: 'member', roles: {} };
const agent: Stored = { role: 'member', roles: { support: ['agent'] } };
const admin: Stored = { role: 'admin', roles: {} };

describe('rights in force', () => {
  test.each<[string, Stored, boolean, boolean, Stored, boolean, boolean]>([
    ['a member without a second factor', member, false, true, member, false, false],
    ['a member with one', member, true, true, member, true, false],
    ['an agent without one', agent, false, true, member, true, true],
    ['an agent with one', agent, true, true, agent, true, false],
    ['an administrator without one', admin, false, true, member, true, true],
    ['an administrator without one in local use', admin, false, false, admin, false, false],
  ])('of %s', (_who, stored, hasOne, isPolicy, rights, needsStepUp, isSecondFactorMissing) => {
    expect(rightsInForce(stored, hasOne, isPolicy)).toEqual({ ...rights, needsStepUp, isSecondFactorMissing });
  });
});
