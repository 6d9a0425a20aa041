import type { SectionRelease } from '@portal/contract';
import type { PortalState } from '../pointers/portal-state.ts';
import { isInShare } from '../../proxy/canary-share.ts';
import { makeSnapshot, type ReleaseSnapshot } from './release-snapshot.ts';

export interface CanaryRelease {
  release: SectionRelease;
  percent: number;
}

/** The pointers of one moment, with their releases read: live versions, canaries, and who gets which. */
export class LiveReleases {
  readonly revision: number;
  readonly pointers: PortalState['sections'];
  readonly live: ReadonlyMap<string, SectionRelease>;
  readonly canaries: ReadonlyMap<string, CanaryRelease>;
  /** For everybody who gets no canary. */
  readonly base: ReleaseSnapshot;
  /** By the sections whose canary is in: a snapshot stays the same object, so that documents may be kept by it. */
  readonly #variants = new Map<string, ReleaseSnapshot>();

  constructor(
    { revision, sections }: Pick<PortalState, 'revision' | 'sections'>,
    live: ReadonlyMap<string, SectionRelease>,
    canaries: ReadonlyMap<string, CanaryRelease>,
  ) {
    this.revision = revision;
    this.pointers = sections;
    this.live = live;
    this.canaries = canaries;
    this.base = makeSnapshot(revision, live);
    this.#variants.set('', this.base);
  }

  /** The versions for a visitor by the number in their cookie. */
  snapshotFor(share: number | undefined): ReleaseSnapshot {
    if (share === undefined || !this.canaries.size) return this.base;
    const chosen = [...this.canaries].filter(([name, { release, percent }]) =>
      isInShare(share, name, release.version, percent),
    );
    return this.#variant(chosen.map(([name]) => name));
  }

  /** Live versions and canaries of all sections but one. */
  others(section: string): SectionRelease[] {
    const canaries = [...this.canaries.values()].map(({ release }) => release);
    return [...this.live.values(), ...canaries].filter(({ name }) => name !== section);
  }

  /** The live versions with another one of one section, for somebody who looks at it before it is live. */
  preview(release: SectionRelease): ReleaseSnapshot {
    return makeSnapshot(
      this.revision,
      new Map([...this.live, [release.name, release]]),
      `preview ${release.name}@${release.version}`,
    );
  }

  /** Every combination of versions that a visitor may get. */
  variants(): ReleaseSnapshot[] {
    const combinations = [...this.canaries.keys()].reduce<string[][]>(
      (all, name) => [...all, ...all.map((names) => [...names, name])],
      [[]],
    );
    return combinations.map((names) => this.#variant(names));
  }

  #variant(names: string[]): ReleaseSnapshot {
    const key = names.join(' ');
    let snapshot = this.#variants.get(key);
    if (!snapshot) {
      const releases = new Map(this.live);
      for (const name of names) releases.set(name, this.canaries.get(name)!.release);
      snapshot = makeSnapshot(this.revision, releases, key);
      this.#variants.set(key, snapshot);
    }
    return snapshot;
  }
}
