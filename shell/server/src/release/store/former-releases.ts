import type { SectionRelease } from '@portal/contract';
import type { LiveReleases } from './live-releases.ts';
import { predecessors } from '../pointers/pointer-moves.ts';
import type { PointerState } from '../pointers/pointer-state.ts';
import { makeSnapshot, type ReleaseSnapshot } from './release-snapshot.ts';
import type { ReleaseStore } from './release-store.ts';

/** What a release breaks is taken back within a minute. */
const freshMs = 60_000;

/** When the live version became it; the beginning of time for one of which the history says nothing. */
function liveSince({ live, history }: PointerState): number {
  const move = history.find(({ action, version }) => version === live && action !== 'canary');
  return move?.at ? Date.parse(move.at) : 0;
}

/** What a visitor got before a canary or a fresh release came: for pages that this one fails. */
export class FormerReleases {
  readonly #store: Pick<ReleaseStore, 'read'>;

  constructor(store: Pick<ReleaseStore, 'read'>) {
    this.#store = store;
  }

  /** The same versions but for one section; undefined where its version is neither fresh nor a canary, or the first. */
  async snapshotBefore(
    releases: LiveReleases,
    snapshot: ReleaseSnapshot,
    section: string,
  ): Promise<ReleaseSnapshot | undefined> {
    const version = snapshot.releases.get(section)?.version;
    const pointer = releases.pointers.get(section);
    if (version === undefined || !pointer) return undefined;
    const before = await this.#before(releases, section, version, pointer);
    if (!before) return undefined;
    const versions = new Map([...snapshot.releases, [section, before] as const]);
    return makeSnapshot(releases.revision, versions, `${snapshot.key} before ${section}@${version}`);
  }

  async #before(
    releases: LiveReleases,
    section: string,
    version: string,
    pointer: PointerState,
  ): Promise<SectionRelease | undefined> {
    if (version === pointer.canary?.version) return releases.live.get(section);
    if (version !== pointer.live || Date.now() - liveSince(pointer) > freshMs) return undefined;
    const [earlier] = predecessors(pointer);
    return earlier === undefined ? undefined : this.#store.read(section, earlier).catch(() => undefined);
  }
}
