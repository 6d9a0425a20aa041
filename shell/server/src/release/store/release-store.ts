import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionRelease } from '@portal/contract';
import type { PortalState } from '../pointers/portal-state.ts';
import type { StateStore } from '../pointers/state-store.ts';
import { LiveReleases, type CanaryRelease } from './live-releases.ts';
import type { ReleaseMirror } from './release-mirror.ts';
import { readSectionRelease } from './section-release.ts';

/** Short enough that all portals agree within a second of a move, warm-up included. */
const pollMs = 250;

export interface ReleaseStoreOptions {
  dir: string;
  mirror: Pick<ReleaseMirror, 'bring'>;
  state: Pick<StateStore, 'current' | 'refresh'>;
  log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
  /** Runs before releases become current, so that they can be made ready; must not throw. */
  prepare?(releases: LiveReleases): Promise<void>;
}

/** Follows the pointers and reads the releases that they name. What cannot be read never replaces what was good before. */
export class ReleaseStore {
  #current: LiveReleases | undefined;
  #followed: PortalState | undefined;
  /** A pointer names a version that could not be read: worth another try although the pointers stay the same. */
  #incomplete = false;
  #refreshing: Promise<void> = Promise.resolve();
  readonly #reported = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #options: ReleaseStoreOptions;

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
  }

  get current(): LiveReleases | undefined {
    return this.#current;
  }

  /** Follows the pointers until `stop`. */
  async start(): Promise<void> {
    await this.refresh();
    this.#schedule();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Reads the pointers now; one reading after the other, or an older one could come last. */
  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.then(() => this.#follow());
    return this.#refreshing;
  }

  /** A release of the store, live or not, with its files in the folder. Throws when it is not there or its section.json is junk. */
  async read(name: string, version: string): Promise<SectionRelease> {
    const { dir, mirror } = this.#options;
    await mirror.bring(name, version);
    const text = await readFile(join(dir, name, version, 'section.json'), 'utf8');
    return readSectionRelease(JSON.parse(text), name, version);
  }

  async #follow(): Promise<void> {
    const { state } = this.#options;
    await state.refresh();
    const pointers = state.current;
    if (pointers.sections.size === 0 || (pointers === this.#followed && !this.#incomplete)) return;
    this.#incomplete = false;
    const [live, canaries] = await Promise.all([this.#liveReleases(pointers), this.#canaryReleases(pointers)]);
    this.#followed = pointers;
    await this.#adopt(new LiveReleases(pointers, live, canaries));
    if (!this.#incomplete) this.#reported.clear();
  }

  async #adopt(releases: LiveReleases): Promise<void> {
    const before = this.#current;
    if (before?.revision === releases.revision && describe(before) === describe(releases)) return;
    await this.#options.prepare?.(releases);
    this.#current = releases;
    this.#options.log.info({ revision: releases.revision, ...versionsOf(releases) }, 'releases are live');
  }

  async #liveReleases({ sections }: PortalState): Promise<Map<string, SectionRelease>> {
    const loaded = await Promise.all(
      [...sections].map(([name, { live }]) => this.#load(name, live, this.#current?.live.get(name))),
    );
    return new Map(loaded.flatMap((release) => (release ? [[release.name, release]] : [])));
  }

  async #canaryReleases({ sections }: PortalState): Promise<Map<string, CanaryRelease>> {
    const loaded = await Promise.all(
      [...sections].map(async ([name, { canary }]) => {
        const before = this.#current?.canaries.get(name)?.release;
        const release =
          canary && (await this.#load(name, canary.version, before?.version === canary.version ? before : undefined));
        return release ? ([[name, { release, percent: canary.percent }]] as const) : [];
      }),
    );
    return new Map(loaded.flat());
  }

  /** A release that cannot be read leaves its predecessor in place, or the section out. */
  async #load(name: string, version: string, before: SectionRelease | undefined): Promise<SectionRelease | undefined> {
    if (before?.version === version) return before;
    try {
      return await this.read(name, version);
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

  /** Polling would repeat the same line several times a second. */
  #report(text: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#reported.has(text + reason)) return;
    this.#reported.add(text + reason);
    this.#options.log.error({ reason }, text);
  }
}

function versionsOf({ live, canaries }: LiveReleases): {
  live: Record<string, string>;
  canaries?: Record<string, string>;
} {
  const shares = [...canaries].map(([name, { release, percent }]) => [name, `${release.version} (${percent} %)`]);
  return {
    live: Object.fromEntries([...live.values()].map((release) => [release.name, release.version])),
    ...(shares.length > 0 && { canaries: Object.fromEntries(shares) as Record<string, string> }),
  };
}

const describe = (releases: LiveReleases): string => JSON.stringify(versionsOf(releases));
