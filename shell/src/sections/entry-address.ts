import type { Registry } from '@portal/contract';

/**
 * The URL of a section's entry and the hash it must have. Throws for anything but a release of this section on the
 * portal's own origin: whatever a registry says, code from elsewhere is no release.
 */
export function entryAddress(
  section: string,
  release: Registry['sections'][string] | undefined,
  origin: string,
  attempt = 0,
): { href: string; integrity: string } {
  const { base = '', entry = '', integrity = '' } = release ?? {};
  const address = new URL(base + entry, origin);
  const isOwn = address.origin === origin && address.pathname.startsWith(`/r/${section}/`);
  const isFromDevServer = DEVELOPMENT && release?.dev;
  if (!isFromDevServer && (!entry || !isOwn || !integrity.startsWith('sha384-')))
    throw new Error(`no trusted entry of ${section} is known`);
  if (attempt > 0) address.search = `?retry=${attempt}`;
  return { href: address.href, integrity };
}
