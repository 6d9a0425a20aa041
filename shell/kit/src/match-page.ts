import type { PageRoute } from './contract.ts';

export interface PageMatch {
  route: PageRoute;
  /** Placeholder of the route's path → its part of the URL, decoded. */
  params: Record<string, string | undefined>;
}

/** A part as people read it; one that is not encoded correctly stays as it is and leads to no page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What the placeholders of a route stand for (`:name`, `:name?` and, at the end, `*`), and how many parts are the same
 * word for word, in upper or lower case; undefined when the path is another.
 */
function fit(path: string, parts: string[]): { params: PageMatch['params']; rank: number } | undefined {
  const params: PageMatch['params'] = {};
  let rank = 0;
  const segments = path.split('/').filter(Boolean);
  for (const [index, segment] of segments.entries()) {
    const part = parts[index];
    if (segment === '*') return { params, rank: rank - 1 };
    if (segment.startsWith(':')) {
      if (!part && (part === '' || !segment.endsWith('?'))) return undefined;
      params[segment.replaceAll(/[:?]/g, '')] = part;
    } else if (segment.toLowerCase() === part?.toLowerCase()) rank++;
    else return undefined;
  }
  return parts.length > segments.length ? undefined : { params, rank };
}

/** The route that a path belongs to, the most specific one; undefined when the section has no page there. */
export function matchPage(routes: PageRoute[], pathname: string): PageMatch | undefined {
  const parts = pathname.split('/').slice(1).map(decode);
  while (parts.at(-1) === '') parts.pop();
  const matches = routes.flatMap((route) => {
    const found = fit(route.path, parts);
    return found ? { route, ...found } : [];
  });
  return matches.sort((a, b) => b.rank - a.rank)[0];
}
