import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PortalInit, RenderRequest, SectionRelease } from '@portal/contract';
import type { LiveReleases } from '../release/store/live-releases.ts';
import { earlierKitOf } from '../release/store/earlier-kit.ts';
import { shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import type { RenderCall } from './render-protocol.ts';
import { SectionRenderer, type RenderLog } from './section-renderer.ts';

/** At the start nobody waits yet; later the pointer should move within a second. */
const activationWaitMs = { first: 5_000, later: 600 };

export interface RenderersOptions {
  releasesDir: string;
  workerFile: URL;
  log: RenderLog;
  /** Renders that one section version has before it at a time. */
  maxUnanswered: number;
  /** Settings and upstreams that a warm-up render is given like any other. */
  makeRequest(snapshot: ReleaseSnapshot, locale: PortalInit['locale'], url: string): RenderRequest;
}

/** A version that somebody only looks at keeps its thread this long after the last look. */
const idleMs = 5 * 60_000;
/** A shell that is looked at brings a thread for every section. */
const maxExtra = 12;

/** The renderers of all section versions that visitors get, and of a few more that are looked at or about to go live. */
export class Renderers {
  readonly #options: RenderersOptions;
  readonly #live = new Map<string, SectionRenderer>();
  /** Key → when it was last asked for. */
  readonly #extra = new Map<string, number>();
  /** No longer given to visitors, but what was begun with them may still ask for a widget. */
  readonly #retiring = new Map<string, SectionRenderer>();
  #wanted: ReadonlySet<string> = new Set();

  constructor(options: RenderersOptions) {
    this.#options = options;
  }

  /** Starts what the releases need and stops what they no longer need. Never rejects, and does not wait long for a slow section. */
  async activate(releases: LiveReleases): Promise<void> {
    const isFirst = this.#live.size === 0;
    const snapshots = releases.variants();
    await this.#startAll(snapshots, isFirst ? activationWaitMs.first : activationWaitMs.later);
    this.#wanted = new Set(snapshots.flatMap((snapshot) => keysOf(snapshot)));
    for (const key of this.#wanted) this.#extra.delete(key);
    this.#retireUnused();
  }

  /** Has a thread warm for every version of a snapshot, whether visitors get it yet or not. Never rejects. */
  async ensure(snapshot: ReleaseSnapshot, limitMs: number = activationWaitMs.first): Promise<void> {
    for (const key of keysOf(snapshot)) {
      if (this.#wanted.has(key)) continue;
      this.#extra.delete(key);
      this.#extra.set(key, performance.now());
    }
    this.#retireUnused();
    await this.#startAll([snapshot], limitMs);
  }

  async #startAll(snapshots: ReleaseSnapshot[], limitMs: number): Promise<void> {
    const starts: Promise<void>[] = [];
    for (const snapshot of snapshots) {
      for (const release of renderedReleases(snapshot)) {
        const key = rendererKey(snapshot, release);
        if (this.#live.has(key)) continue;
        const renderer = this.#makeRenderer(snapshot, release);
        this.#live.set(key, renderer);
        starts.push(renderer.start());
      }
    }
    if (starts.length === 0) return;
    const limit = new AbortController();
    const waited = wait(limitMs, undefined, { signal: limit.signal, ref: false }).catch(() => undefined);
    await Promise.race([Promise.all(starts), waited]);
    limit.abort();
  }

  #retireUnused(): void {
    const keptSince = performance.now() - idleMs;
    const kept = [...this.#extra].slice(-maxExtra).filter(([, usedAt]) => usedAt > keptSince);
    const needed = new Set([...this.#wanted, ...kept.map(([key]) => key)]);
    for (const [key, renderer] of this.#live) {
      if (needed.has(key)) continue;
      this.#live.delete(key);
      this.#extra.delete(key);
      this.#retire(key, renderer);
    }
  }

  #retire(key: string, renderer: SectionRenderer): void {
    this.#retiring.set(key, renderer);
    void renderer.retire().then(() => {
      if (this.#retiring.get(key) === renderer) this.#retiring.delete(key);
    });
  }

  /** The renderer of a release in a snapshot; undefined when there is none (no shell, or long retired). */
  find(snapshot: ReleaseSnapshot, sectionName: string): SectionRenderer | undefined {
    const release = snapshot.releases.get(sectionName);
    if (!release) return undefined;
    const key = rendererKey(snapshot, release);
    return this.#live.get(key) ?? this.#retiring.get(key);
  }

  /** Sections that are left to the browser for now. */
  get openSections(): string[] {
    return [...this.#live].filter(([, renderer]) => renderer.isOpen).map(([key]) => key);
  }

  /** Each has a thread. */
  get count(): number {
    return this.#live.size + this.#retiring.size;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#live.values(), ...this.#retiring.values()].map((renderer) => renderer.stop()));
    this.#live.clear();
    this.#retiring.clear();
  }

  #makeRenderer(snapshot: ReleaseSnapshot, release: SectionRelease): SectionRenderer {
    const { releasesDir, workerFile, log, maxUnanswered } = this.#options;
    const shell = snapshot.releases.get(shellName);
    const bundle = (of: SectionRelease) => join(releasesDir, of.name, of.version, 'server', 'index.cjs');
    return new SectionRenderer({
      name: `${release.name}@${release.version}`,
      workerFile,
      log,
      maxUnanswered,
      setup: {
        shellBundle: bundle(shell ?? release),
        sectionBundle: release.name === shellName ? undefined : bundle(release),
        earlierKit: earlierKitOf(shell, release)?.version,
      },
      warmUpCalls: this.#warmUpCalls(snapshot, release),
    });
  }

  #warmUpCalls(snapshot: ReleaseSnapshot, release: SectionRelease): RenderCall[] {
    const { makeRequest } = this.#options;
    const path = release.paths.find((candidate) => !candidate.endsWith('*')) ?? release.paths[0]?.slice(0, -2);
    const requests = (['ko', 'en'] as const).map((locale) => makeRequest(snapshot, locale, path || '/'));
    const pages = requests.map((request): RenderCall => ({ op: 'page', request }));
    if (release.name !== shellName) return pages;
    return [...requests.map((request): RenderCall => ({ op: 'frame', request })), ...pages];
  }
}

function renderedReleases({ releases }: ReleaseSnapshot): SectionRelease[] {
  // What a developer's machine serves is for the browser alone
  return releases.has(shellName) ? [...releases.values()].filter(({ origin }) => origin === undefined) : [];
}

function keysOf(snapshot: ReleaseSnapshot): string[] {
  return renderedReleases(snapshot).map((release) => rendererKey(snapshot, release));
}

/** A section is rendered with the shell's libraries, so another shell makes it another renderer. */
function rendererKey(snapshot: ReleaseSnapshot, release: SectionRelease): string {
  return `${release.name}@${release.version}+${snapshot.releases.get(shellName)?.version ?? ''}`;
}
