import { parseUrl } from '../url/url.ts';

const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// Relative addresses are resolved against something only to learn their protocol.
const anyOrigin = 'https://portal.invalid';

/** The address when a link may lead there; undefined for `javascript:`, `data:` and anything else unknown. */
export function safeLink(href: string): string | undefined {
  const url = parseUrl(href, anyOrigin);
  return url && safeProtocols.has(url.protocol) ? href : undefined;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
// Every part has a fixed length or is followed by a sign that it cannot hold.
// oxlint-disable-next-line regexp/linear -- no part of it can be repeated in two ways
const mediaPath = new RegExp(
  `^/api/(?:[a-z]+/media/${uuid}/(?:large|tile)[.]webp|content/image/${uuid}/[a-z-]+[.](?:avif|webp))(?:[?][\\w=]*)?$`,
);

/** True for an image of a section's library: all that a text loads without asking the reader. */
export function isMediaPath(href: string): boolean {
  return mediaPath.test(href);
}

/** True for an address on this site itself. */
export function isOwnPath(href: string): boolean {
  return href.startsWith('/') && parseUrl(href, anyOrigin)?.origin === anyOrigin;
}
