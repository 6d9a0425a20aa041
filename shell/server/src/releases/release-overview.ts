import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseOverview, ReleaseVersion, StayEntry, VersionHealth } from '@portal/contract';
import type { LiveReleases } from './live-releases.ts';
import type { ReleaseStore } from './release-store.ts';
import { isVersionName } from './section-release.ts';

export interface OverviewInput {
  dir: string;
  store: ReleaseStore;
  healthOf?(section: string, version: string): VersionHealth;
  staysOf?(section: string): StayEntry[];
}

/** Undefined when the portal knows no such section. */
export async function releaseOverview(
  { dir, store, healthOf, staysOf }: OverviewInput,
  section: string,
): Promise<ReleaseOverview | undefined> {
  const pointer = store.current?.file.sections.get(section);
  const names = await readdir(join(dir, section)).catch(() => []);
  if (!pointer && names.length === 0) return undefined;
  const versions = await Promise.all(
    names.filter(isVersionName).map(async (version): Promise<ReleaseVersion[]> => {
      const release = await store.read(section, version).catch(() => undefined);
      if (!release) return [];
      const state = version === pointer?.live ? 'live' : version === pointer?.canary?.version ? 'canary' : 'published';
      const scripts = Object.entries(release.bytes).filter(([file]) => file.endsWith('.js'));
      return [
        {
          version,
          builtAt: release.builtAt,
          state,
          scriptBytes: scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
          health: healthOf?.(section, version),
        },
      ];
    }),
  );
  return {
    section,
    live: pointer?.live,
    canary: pointer?.canary,
    history: [...(pointer?.history ?? []), ...(staysOf?.(section) ?? [])].toSorted((a, b) =>
      a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
    ),
    versions: versions.flat().sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1)),
  };
}

/** Of all sections that visitors get. */
export async function allOverviews(
  input: OverviewInput,
  releases: LiveReleases | undefined,
): Promise<ReleaseOverview[]> {
  const found = await Promise.all(
    [...(releases?.file.sections.keys() ?? [])].map((section) => releaseOverview(input, section)),
  );
  return found.filter((overview) => overview !== undefined);
}
