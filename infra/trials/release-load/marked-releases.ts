import { cpSync } from 'node:fs';
import path from 'node:path';
import { packRelease } from '../../release/pack-release.ts';
import { addAlteredRelease, type ReleasePlace } from '../../tooling/e2e/altered-release.ts';

/** A page of each section whose headline tells which version made it, and the key of its message. */
export const markedPages = {
  marketing: { path: '/timeline', title: '연혁', key: 'title' },
  education: { path: '/education/schedule', title: '교육일정', key: 'title' },
  community: { path: '/news', title: '뉴스', key: 'news' },
  support: { path: '/support/download', title: '자료실', key: 'title' },
} as const;

export type MarkedSection = keyof typeof markedPages;

export const markedSections = Object.keys(markedPages) as MarkedSection[];

/** A release that is the live one, but says its mark in its headlines: before the title by its code, behind it by its messages. */
export interface MarkedRelease {
  section: MarkedSection;
  version: string;
  mark: string;
  /** What a portal takes. */
  archive: Buffer;
}

/** Makes one release of each section for each mark, in a scratch copy of the store. */
export async function makeMarkedReleases(
  { releasesDir, dataDir }: ReleasePlace,
  marks: readonly string[],
): Promise<MarkedRelease[]> {
  const store = path.join(dataDir, 'marked-releases');
  cpSync(releasesDir, store, { recursive: true });
  const releases: MarkedRelease[] = [];
  for (const section of markedSections) {
    for (const mark of marks) {
      const version = addAlteredRelease({ releasesDir: store, dataDir }, section, (text) =>
        marked(text, section, mark),
      );
      releases.push({ section, version, mark, archive: await packRelease(path.join(store, section, version)) });
    }
  }
  return releases;
}

function marked(text: string, section: MarkedSection, mark: string): string {
  const { title, key } = markedPages[section];
  return text
    .replace(/(PageBanner,\s?\{(?:\s*className:[^,]+,)?\s*title:)/g, `$1 "${mark}: " + `)
    .replaceAll(`"${key}":"${title}"`, `"${key}":"${title} ${mark}"`);
}

/** The headline of a page as a release with this mark shows it. */
export function headlineOf(section: MarkedSection, mark: string): string {
  return `${mark}: ${markedPages[section].title} ${mark}`;
}
