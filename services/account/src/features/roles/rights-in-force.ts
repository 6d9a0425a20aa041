import type { SectionRoles } from './section-role-repository.ts';
import type { Role } from '../users/user.ts';

interface Stored {
  role: Role;
  roles: SectionRoles;
}

/** What of somebody's rights counts now, and what is still asked of them. */
export interface RightsInForce extends Stored {
  needsStepUp: boolean;
  isSecondFactorMissing: boolean;
}

/** Whether somebody has a role that policy ties to a second factor. */
export function isSecondFactorRequired({ role, roles }: Stored, isPolicy: boolean): boolean {
  return isPolicy && (role === 'admin' || Object.values(roles).some((held) => held.length > 0));
}

/** A role that needs a second factor is none without it. */
export function rightsInForce(stored: Stored, hasSecondFactor: boolean, isPolicy: boolean): RightsInForce {
  const isRequired = isSecondFactorRequired(stored, isPolicy);
  const isSecondFactorMissing = isRequired && !hasSecondFactor;
  const { role, roles } = isSecondFactorMissing ? { role: 'member' as const, roles: {} } : stored;
  return { role, roles, needsStepUp: hasSecondFactor || isRequired, isSecondFactorMissing };
}
