import type { SectionRelease } from '@portal/contract';
import type { LiveReleases } from '../store/live-releases.ts';
import type { Preview } from './preview-link.ts';
import type { ReleaseSnapshot } from '../store/release-snapshot.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const kept = 8;

/** Whether the check refused a version after a moment (seconds since 1970). */
type IsRefused = (section: string, version: string, since: number) => Promise<boolean>;

/** Reads what previews show. */
export class PreviewReleases {
  readonly #store: ReleaseStore;
  readonly #released = new Map<string, SectionRelease>();

  readonly #isRefused: IsRefused;

  constructor(store: ReleaseStore, isRefused: IsRefused) {
    this.#store = store;
    this.#isRefused = isRefused;
  }

  /** The live versions with the previewed one; undefined when it is not there any more, or the check has refused it since. */
  async snapshot(preview: Preview, releases: LiveReleases): Promise<ReleaseSnapshot | undefined> {
    try {
      const { section, version, origin, provedAt = 0 } = preview;
      if (
        version !== undefined &&
        !isGiven(releases, section, version) &&
        (await this.#isRefused(section, version, provedAt))
      )
        return undefined;
      const release =
        version === undefined ? fromDeveloper(releases.live.get(section), origin) : await this.#read(section, version);
      return release && releases.preview(release);
    } catch {
      return undefined;
    }
  }

  /** The same object again, for render threads and style sheets are known by it. */
  async #read(section: string, version: string): Promise<SectionRelease> {
    const key = `${section}@${version}`;
    const release = this.#released.get(key) ?? (await this.#store.read(section, version));
    this.#released.delete(key);
    this.#released.set(key, release);
    for (const oldest of this.#released.keys()) {
      if (this.#released.size <= kept) break;
      this.#released.delete(oldest);
    }
    return release;
  }
}

/** Whether visitors get the version without a preview too. */
const isGiven = ({ live, canaries }: LiveReleases, section: string, version: string): boolean =>
  live.get(section)?.version === version || canaries.get(section)?.release.version === version;

/**
 * A live release as the visitor's own dev server serves it: without hashes, for it changes while it is looked at. Nothing is
 * asked of that server from here, neither code nor facts.
 */
function fromDeveloper(live: SectionRelease | undefined, origin: string | undefined): SectionRelease | undefined {
  return live && origin !== undefined
    ? { ...live, version: 'dev', groups: {}, integrity: {}, files: undefined, origin }
    : undefined;
}
