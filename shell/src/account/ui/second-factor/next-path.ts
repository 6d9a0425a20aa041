import { parseUrl } from '@portal/kit/url';

/** Any origin will do to see whether an address leaves its own. */
const BASE = 'https://portal.invalid';

/** Where to go after signing in: a path of this site with its query and hash, or Home for anything else. */
export function nextPath(next: string | null): string {
  const address = next?.startsWith('/') ? parseUrl(next, BASE) : undefined;
  // `//host`, `/\host` and a tab between the slashes all lead away.
  if (address?.origin !== BASE || address.pathname === '/login') return '/';
  return address.pathname + address.search + address.hash;
}
