import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PortalInit, RenderRequest, SectionRelease } from '../contract.ts';
import { shellName, type ReleaseSnapshot } from '../releases/release-snapshot.ts';
import type { RenderCall } from './render-protocol.ts';
import { SectionRenderer, type RenderLog } from './section-renderer.ts';

/** At the start nobody waits yet; later the pointer should move within a second. */
const activationWaitMs = { first: 5_000, later: 600 };

export interface RenderersOptions {
  releasesDir: string;
  workerFile: URL;
  log: RenderLog;
  /** Settings and upstreams that a warm-up render is given like any other. */
  makeRequest(snapshot: ReleaseSnapshot, locale: PortalInit['locale'], url: string): RenderRequest;
}

/** The renderers of all live section versions. */
export class Renderers {
  readonly #options: RenderersOptions;
  readonly #live = new Map<string, SectionRenderer>();

  constructor(options: RenderersOptions) {
    this.#options = options;
  }

  /** Starts what a snapshot needs and lets go what it no longer needs. Never rejects, and does not wait long for a slow section. */
  async activate(snapshot: ReleaseSnapshot): Promise<void> {
    const isFirst = this.#live.size === 0;
    const shell = snapshot.releases.get(shellName);
    const releases = shell ? [...snapshot.releases.values()] : [];
    const wanted = new Set(releases.map((release) => rendererKey(snapshot, release)));
    const starts: Promise<void>[] = [];
    for (const release of releases) {
      const key = rendererKey(snapshot, release);
      if (this.#live.has(key)) continue;
      const renderer = this.#makeRenderer(snapshot, release);
      this.#live.set(key, renderer);
      starts.push(renderer.start());
    }
    const limit = new AbortController();
    const waited = wait(isFirst ? activationWaitMs.first : activationWaitMs.later, undefined, { signal: limit.signal, ref: false });
    await Promise.race([Promise.all(starts), waited]);
    limit.abort();
    for (const [key, renderer] of this.#live) {
      if (wanted.has(key)) continue;
      this.#live.delete(key);
      void renderer.retire();
    }
  }

  /** The renderer of a release in a snapshot; undefined when there is none (no shell, or long retired). */
  find(snapshot: ReleaseSnapshot, sectionName: string): SectionRenderer | undefined {
    const release = snapshot.releases.get(sectionName);
    return release && this.#live.get(rendererKey(snapshot, release));
  }

  /** Sections that are left to the browser for now. */
  get openSections(): string[] {
    return [...this.#live].filter(([, renderer]) => renderer.isOpen).map(([key]) => key);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#live.values()].map((renderer) => renderer.stop()));
    this.#live.clear();
  }

  #makeRenderer(snapshot: ReleaseSnapshot, release: SectionRelease): SectionRenderer {
    const { releasesDir, workerFile, log } = this.#options;
    const shell = snapshot.releases.get(shellName);
    const bundle = (of: SectionRelease) => join(releasesDir, of.name, of.version, 'server', 'index.cjs');
    return new SectionRenderer({
      name: `${release.name}@${release.version}`,
      workerFile,
      log,
      setup: { shellBundle: bundle(shell ?? release), sectionBundle: release.name === shellName ? undefined : bundle(release) },
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

/** A section is rendered with the shell's libraries, so another shell makes it another renderer. */
function rendererKey(snapshot: ReleaseSnapshot, release: SectionRelease): string {
  return `${release.name}@${release.version}+${snapshot.releases.get(shellName)?.version ?? ''}`;
}
