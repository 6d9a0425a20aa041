const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// Relative addresses are resolved against something only to learn their protocol.
const anyOrigin = 'https://portal.invalid';

function parse(href: string): URL | undefined {
  return URL.canParse(href, anyOrigin) ? new URL(href, anyOrigin) : undefined;
}

/** The address when a link may lead there; undefined for `javascript:`, `data:` and anything else unknown. */
export function safeLink(href: string): string | undefined {
  const url = parse(href);
  return url && safeProtocols.has(url.protocol) ? href : undefined;
}

/** True for an address on this site itself: the only pictures that are loaded without asking the reader. */
export function isOwnPath(href: string): boolean {
  return href.startsWith('/') && parse(href)?.origin === anyOrigin;
}
