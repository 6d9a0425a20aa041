import type { Refusal, ReleaseOverview, ReleaseVersion, VersionHealth } from '@portal/contract';
import { isAutomatic } from '../pointers/manual-rollbacks.ts';
import { readRefusals } from '../pointers/pointer-repository.ts';
import type { StateStore } from '../pointers/state-store.ts';
import type { ReleaseMirror } from '../store/release-mirror.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface OverviewInput {
  mirror: Pick<ReleaseMirror, 'versions' | 'describe'>;
  state: StateStore;
  store: ReleaseStore;
  healthOf(section: string): Promise<(version: string) => VersionHealth>;
}

/** What stands against the versions of a section: not what has gone live since, for a service that was down may be back. */
async function standingRefusals(state: StateStore, section: string): Promise<(version: string) => Refusal | undefined> {
  const refusals = await state.attempt(() => readRefusals(state.db, section));
  const history = state.current.sections.get(section)?.history ?? [];
  return (version) => {
    const refusal = refusals.get(version);
    const moved = history.find((entry) => entry.version === version);
    return refusal && (moved === undefined || moved.at < refusal.at) ? refusal : undefined;
  };
}

/** Whether a version of a section was refused after a moment (seconds since 1970) and did not go live since. */
export const refusedSince =
  (state: StateStore) =>
  async (section: string, version: string, since: number): Promise<boolean> => {
    const refused = (await standingRefusals(state, section))(version);
    return refused !== undefined && Date.parse(refused.at) >= since * 1_000;
  };

/** Undefined when the portal knows no such section. */
export async function releaseOverview(
  { mirror, state, healthOf }: OverviewInput,
  section: string,
): Promise<ReleaseOverview | undefined> {
  const pointer = state.current.sections.get(section);
  const names = await mirror.versions(section);
  if (!pointer && names.length === 0) return undefined;
  const health = await state.attempt(() => healthOf(section));
  const refusalOf = await standingRefusals(state, section);
  const versions = await Promise.all(
    names.map(async (version): Promise<ReleaseVersion[]> => {
      const release = await mirror.describe(section, version).catch(() => undefined);
      if (!release) return [];
      const state = version === pointer?.live ? 'live' : version === pointer?.canary?.version ? 'canary' : 'published';
      const scripts = Object.entries(release.bytes).filter(([file]) => file.endsWith('.js'));
      return [
        {
          version,
          builtAt: release.builtAt,
          state,
          scriptBytes: scripts.reduce((sum, [, bytes]) => sum + bytes, 0),
          health: health(version),
          ...(state === 'published' && { refused: refusalOf(version) }),
        },
      ];
    }),
  );
  return {
    section,
    live: pointer?.live,
    canary: pointer?.canary,
    automaticRollback: isAutomatic(state.current, { kind: 'section', name: section }),
    history: [...(pointer?.history ?? []), ...(pointer?.stays ?? [])].toSorted((a, b) =>
      a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
    ),
    versions: versions.flat().sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1)),
  };
}

/** Of the sections that visitors get, those that `mayShow` names. */
export async function allOverviews(
  input: OverviewInput,
  mayShow: (section: string) => boolean,
): Promise<ReleaseOverview[]> {
  const found = await Promise.all(
    [...input.state.current.sections.keys()].filter(mayShow).map((section) => releaseOverview(input, section)),
  );
  return found.filter((overview) => overview !== undefined);
}
