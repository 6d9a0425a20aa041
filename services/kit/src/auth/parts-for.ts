import type { SectionRole } from './access.ts';
import { hasRole } from './access.ts';
import type { SessionUser } from './session-user.ts';

/** Something that a service tells to everybody with a right. */
export interface PartWithAccess {
  access: SectionRole | 'administrator';
}

/** The parts that the roles of a caller in a section allow; all of them for an administrator. */
export function partsFor<Part extends PartWithAccess>(
  user: SessionUser,
  section: string | undefined,
  parts: readonly Part[],
): Part[] {
  return parts.filter(
    ({ access }) =>
      user.role === 'admin' || (access !== 'administrator' && section !== undefined && hasRole(user, access, section)),
  );
}
