/** Splits the address of a request, which is a path or, from some proxies, a whole URL. Nothing is decoded. */
export function splitUrl(rawUrl: string): { pathname: string; search: string } {
  const url = rawUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '').replace(/#[^]*/, '');
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search: search === '?' ? '' : search };
}

/**
 * The one address of a page that was asked for with doubled or trailing slashes; undefined when it is tidy already.
 * Never starts with two slashes, which would be another host.
 */
export function tidyPath(pathname: string): string | undefined {
  if (pathname.includes('\\')) return undefined;
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return tidy === pathname ? undefined : tidy;
}

/** Where a page's redirect leads; the query comes along unless the redirect has its own. */
export function redirectTarget(redirect: string, search: string): string {
  return redirect.includes('?') ? redirect : redirect + search;
}
