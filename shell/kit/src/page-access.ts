import type { PageRoute } from './contract.ts';
import type { SessionState } from './session.ts';

export type PageAccess = NonNullable<PageRoute['access']>;

/** What a chain of routes, outermost first, asks of its visitor; the strictest counts. */
export function accessOf(routes: readonly PageRoute[]): PageAccess | undefined {
  const asked = routes.flatMap(({ access }) => access ?? []);
  return asked.includes('admin') ? 'admin' : asked[0];
}

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
