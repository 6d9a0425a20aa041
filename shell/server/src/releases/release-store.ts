import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionRelease } from '../contract.ts';
import { readRegistryFile } from './registry-file.ts';
import { makeSnapshot, type ReleaseSnapshot } from './release-snapshot.ts';
import { readSectionRelease } from './section-release.ts';

/** Short enough that a new version is live within a second of its publishing, warm-up included. */
const pollMs = 200;

export interface ReleaseStoreOptions {
  dir: string;
  log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
  /** Runs before a snapshot becomes current, so that it can be made ready; must not throw. */
  prepare?(snapshot: ReleaseSnapshot): Promise<void>;
}

/** Reads the release store and follows its registry. Junk never replaces what was good before. */
export class ReleaseStore {
  #current: ReleaseSnapshot | undefined;
  #signature = '';
  /** The registry names a version that could not be read: worth another look although the file stays the same. */
  #incomplete = false;
  readonly #reported = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #options: ReleaseStoreOptions;

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
  }

  get current(): ReleaseSnapshot | undefined {
    return this.#current;
  }

  /** Reads the registry once and then follows it until `stop`. */
  async start(): Promise<void> {
    await this.refresh();
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Looks at the registry file now. */
  async refresh(): Promise<void> {
    const file = join(this.#options.dir, 'registry.json');
    try {
      const found = await stat(file);
      const signature = `${found.ino}:${found.size}:${found.mtimeMs}`;
      if (signature === this.#signature && !this.#incomplete) return;
      const { revision, live } = readRegistryFile(await readFile(file, 'utf8'));
      const releases = await this.#loadReleases(live);
      this.#signature = signature;
      await this.#adopt(revision, releases);
      if (!this.#incomplete) this.#reported.clear();
    } catch (error) {
      this.#report('the release registry cannot be read; the last good one stays', error);
    }
  }

  async #adopt(revision: number, releases: ReadonlyMap<string, SectionRelease>): Promise<void> {
    const before = this.#current;
    if (before?.revision === revision && sameVersions(before.releases, releases)) return;
    const snapshot = makeSnapshot(revision, releases);
    await this.#options.prepare?.(snapshot);
    this.#current = snapshot;
    this.#options.log.info({ revision, live: versionsOf(releases) }, 'releases are live');
  }

  async #loadReleases(live: Map<string, string>): Promise<Map<string, SectionRelease>> {
    this.#incomplete = false;
    const loaded = await Promise.all([...live].map(([name, version]) => this.#loadRelease(name, version)));
    return new Map(loaded.filter((release) => release !== undefined).map((release) => [release.name, release]));
  }

  /** A release that cannot be read leaves its predecessor in place, or the section out. */
  async #loadRelease(name: string, version: string): Promise<SectionRelease | undefined> {
    const before = this.#current?.releases.get(name);
    if (before?.version === version) return before;
    try {
      const text = await readFile(join(this.#options.dir, name, version, 'section.json'), 'utf8');
      return readSectionRelease(JSON.parse(text), name, version);
    } catch (error) {
      this.#incomplete = true;
      this.#report(`release ${version} of ${name} cannot be read; its predecessor stays`, error);
      return before;
    }
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.refresh().finally(() => this.#schedule()), pollMs).unref();
  }

  /** Polling would repeat the same line five times a second. */
  #report(text: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#reported.has(text + reason)) return;
    this.#reported.add(text + reason);
    this.#options.log.error({ reason }, text);
  }
}

function sameVersions(a: ReadonlyMap<string, SectionRelease>, b: ReadonlyMap<string, SectionRelease>): boolean {
  return a.size === b.size && [...a].every(([name, release]) => b.get(name)?.version === release.version);
}

function versionsOf(releases: ReadonlyMap<string, SectionRelease>): Record<string, string> {
  return Object.fromEntries([...releases.values()].map((release) => [release.name, release.version]));
}
