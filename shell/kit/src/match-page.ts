import { matchRoutes } from 'react-router-dom';
import type { PageRoute } from './contract.ts';

export interface PageMatch {
  route: PageRoute;
  /** Placeholder of the route's path → its part of the URL, decoded. */
  params: Record<string, string | undefined>;
}

/** The route that a path belongs to, the most specific one; undefined when the section has no page there. */
export function matchPage(routes: PageRoute[], pathname: string): PageMatch | undefined {
  // The router ranks all routes for each path, and ranks the one without placeholders first
  const route = /[:*]/.test(pathname) ? undefined : routes.find(({ path }) => path === pathname);
  if (route) return { route, params: {} };
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { route: match.route, params: match.params };
}
