import type { Locale, SectionRelease } from '@portal/contract';
import { releaseBase, shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';

/** The release's image for a page, or for the nearest page above it. Releases of earlier builds have none. */
function imageOf(release: SectionRelease, pathname: string, locale: Locale): string | undefined {
  const steps = pathname.split('/').filter((step) => step !== '');
  for (let length = steps.length; length >= 0; length -= 1) {
    const file = `social/${locale}/${steps.slice(0, length).join('/') || 'index'}.png`;
    if (release.files && Object.hasOwn(release.files, `client/${file}`)) return releaseBase(release) + file;
  }
  return undefined;
}

/** The URL path of what other sites show of a page, as its section drew it or else the shell for all. */
export function socialImage(
  { releases }: ReleaseSnapshot,
  owner: string | undefined,
  pathname: string,
  locale: Locale,
): string | undefined {
  for (const name of [owner, shellName]) {
    const release = name === undefined ? undefined : releases.get(name);
    const image = release && imageOf(release, name === shellName ? '/' : pathname, locale);
    if (image !== undefined) return image;
  }
  return undefined;
}
