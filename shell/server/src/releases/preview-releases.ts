import type { SectionRelease } from '../contract.ts';
import type { LiveReleases } from './live-releases.ts';
import type { Preview } from './preview-link.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSectionRelease } from './section-release.ts';

const developerLimitMs = 2_000;
const kept = 8;

/** Reads what previews show. */
export class PreviewReleases {
  readonly #store: ReleaseStore;
  readonly #released = new Map<string, SectionRelease>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** The live versions with the previewed one; undefined when it is not there any more, or the developer's machine does not answer. */
  async snapshot(preview: Preview, releases: LiveReleases): Promise<ReleaseSnapshot | undefined> {
    try {
      const { section, version, origin } = preview;
      const release = version === undefined ? await fromDeveloper(section, origin ?? '') : await this.#read(section, version);
      return releases.preview(release);
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

/** What a dev server serves changes from one moment to the next: it has no hashes, and nothing of it is kept. */
async function fromDeveloper(section: string, origin: string): Promise<SectionRelease> {
  const answer = await fetch(`${origin}/section.json`, { signal: AbortSignal.timeout(developerLimitMs) });
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`);
  const release = readSectionRelease(await answer.json(), section, 'dev');
  return { ...release, groups: {}, integrity: {}, files: undefined, origin };
}
