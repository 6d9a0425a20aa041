import type { AdminAccess } from '@portal/contract';
import type { SectionRole, SessionState, SessionUser } from './session.ts';

/** Whom a page is for. */
export type PageAccess = 'member' | AdminAccess;

/** A manager is editor and agent too. */
const includedIn: Partial<Record<PageAccess, SectionRole>> = { editor: 'manager', agent: 'manager' };

/**
 * Whether somebody may do what needs such an access in a section; `*`: in at least one. It only decides what is shown:
 * the services decide each call. An access that this kit does not know is for administrators.
 */
export function can(user: SessionUser | undefined, section: string, access: PageAccess): boolean {
  if (!user) return false;
  if (access === 'member' || user.role === 'admin') return true;
  return Object.entries(user.roles ?? {}).some(
    ([name, held]) =>
      (section === '*' || section === name) &&
      held.some((role) => access === 'staff' || role === access || role === includedIn[access]),
  );
}

/**
 * Whether the session may see such a page of a section. `waiting`: not known yet, as always on the server; `unanswered`: the
 * account service did not say.
 */
export function judgeAccess(
  access: PageAccess | undefined,
  section: string,
  { status, user, isUnanswered }: SessionState,
): 'open' | 'waiting' | 'signed-out' | 'unanswered' | 'forbidden' {
  if (!access) return 'open';
  if (status === 'unknown') return 'waiting';
  if (!user) return isUnanswered ? 'unanswered' : 'signed-out';
  return can(user, section, access) ? 'open' : 'forbidden';
}
