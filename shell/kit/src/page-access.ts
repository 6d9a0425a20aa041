import type { PageRoute } from './contract.ts';
import type { SessionState } from './session.ts';

export type PageAccess = NonNullable<PageRoute['access']>;

/** Whether the session may see such a page. `waiting`: not known yet, as always on the server. */
export function judgeAccess(
  access: PageAccess | undefined,
  { status, user }: SessionState,
): 'open' | 'waiting' | 'signed-out' | 'forbidden' {
  if (!access) return 'open';
  if (status === 'unknown') return 'waiting';
  if (!user) return 'signed-out';
  return access === 'member' || user.role === 'admin' ? 'open' : 'forbidden';
}
