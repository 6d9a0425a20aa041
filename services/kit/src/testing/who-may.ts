import { sectionRoles } from '../auth/access.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { testMember } from './test-token.ts';

/** Id of the person `owner`. */
export const ownerId = 'owner-id';

function readersOf(section: string): Record<string, SessionUser | undefined> {
  const member: SessionUser = { ...testMember, id: 'member-id' };
  const inRole = (where: string) =>
    sectionRoles.map((role): [string, SessionUser] => [
      where === section ? role : `${role} elsewhere`,
      { ...member, id: `${role}-${where}`, roles: { [where]: [role] } },
    ]);
  return {
    visitor: undefined,
    owner: { ...member, id: ownerId },
    member,
    ...Object.fromEntries([...inRole(section), ...inRole('elsewhere')]),
    administrator: { ...member, id: 'administrator-id', role: 'admin' },
  };
}

/**
 * The names of all who may do something with a row, in a fixed order. A test compares it with the whole list: everybody else is
 * a case that must be refused.
 */
export function whoMay(section: string, may: (reader: SessionUser | undefined) => boolean): string[] {
  return Object.entries(readersOf(section)).flatMap(([name, reader]) => (may(reader) ? name : []));
}
