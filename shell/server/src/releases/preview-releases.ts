import type { SectionRelease } from '@portal/contract';
import type { LiveReleases } from './live-releases.ts';
import type { Preview } from './preview-link.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';
import type { ReleaseStore } from './release-store.ts';

const kept = 8;

/** Reads what previews show. */
export class PreviewReleases {
  readonly #store: ReleaseStore;
  readonly #released = new Map<string, SectionRelease>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** The live versions with the previewed one; undefined when it is not there any more. */
  async snapshot(preview: Preview, releases: LiveReleases): Promise<ReleaseSnapshot | undefined> {
    try {
      const { section, version, origin } = preview;
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

/**
 * A live release as the visitor's own dev server serves it: without hashes, for it changes while it is looked at. Nothing is
 * asked of that server from here, neither code nor facts.
 */
function fromDeveloper(live: SectionRelease | undefined, origin: string | undefined): SectionRelease | undefined {
  return live && origin !== undefined
    ? { ...live, version: 'dev', groups: {}, integrity: {}, files: undefined, origin }
    : undefined;
}
