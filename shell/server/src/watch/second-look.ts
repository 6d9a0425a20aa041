import type { Locale, RenderedSlot, RenderRequest, SectionRelease } from '@portal/contract';
import { TrialWorker, type TrialPlaces } from '../proof/trial-worker.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { ownerOf } from '../releases/path-owner.ts';
import { shellName, type ReleaseSnapshot } from '../releases/release-snapshot.ts';
import { readFrame, readPage, readWidget } from '../rendering/read-rendered.ts';
import type { Renderers } from '../rendering/renderers.ts';
import { abortAt } from '../rendering/section-worker.ts';
import type { Address } from './failing-pages.ts';
import type { Watched } from './release-watch.ts';

/** How often each of two versions fails to render the same pages now, and the first reason of each. */
export interface Comparison {
  renders: number;
  version: { failed: number; reason?: string };
  predecessor: { failed: number; reason?: string };
}

export interface SecondLookOptions extends TrialPlaces {
  releases(): LiveReleases | undefined;
  read(section: string, version: string): Promise<SectionRelease>;
  renderers: Renderers;
  makeRequest(snapshot: ReleaseSnapshot, locale: Locale, url: string, requestId: string): RenderRequest;
}

/** What a visitor's page has; a page that needs longer fails for visitors too. */
const limitMs = 500;
/** What both have when the predecessor is late as well: then the machine is at its limit, and being late says nothing about a version. */
const patientLimitMs = 2_000;
/** A thread that begins compiles what it renders first. */
const firstLimitMs = 5_000;
const fewestRenders = 6;
/** Sections tell a render for visitors from one that only warms up. */
const requestId = 'second-look';

type Trial = { worker: TrialWorker; snapshot: ReleaseSnapshot };

interface Side {
  failed: number;
  /** Failed by taking too long. */
  late: number;
  reason?: string;
}

/** Renders pages with a version and with its predecessor in threads of their own, so that what a service or the machine does hits both. */
export class SecondLook {
  readonly #options: SecondLookOptions;

  constructor(options: SecondLookOptions) {
    this.#options = options;
  }

  /** Undefined while nothing is live or there is nothing to compare. Rejects when a version cannot be read. */
  async compare(suspect: Watched, addresses: Address[]): Promise<Comparison | undefined> {
    const section = suspect.seenIn?.section ?? suspect.section;
    const releases = this.#options.releases();
    if (!releases || addresses.length === 0) return undefined;
    const trials: Trial[] = [];
    try {
      for (const wanted of [suspect.version, suspect.predecessor])
        trials.push(await this.#trial(releases, suspect, wanted));
      const [now, before] = trials;
      if (!now || !before) return undefined;
      for (const trial of trials) await this.#fault(trial, section, addresses[0]!, firstLimitMs);
      const rounds = Math.ceil(fewestRenders / addresses.length);
      const renders = rounds * addresses.length;
      const count = (limit: number) =>
        this.#count(now, before, section, Array.from({ length: rounds }, () => addresses).flat(), limit);
      const strict = await count(limitMs);
      return { renders, ...(strict.predecessor.late * 2 < renders ? strict : await count(patientLimitMs)) };
    } finally {
      await Promise.all(trials.map(({ worker }) => worker.close()));
    }
  }

  /** Renders all pages with both, one after the other. */
  async #count(
    now: Trial,
    before: Trial,
    section: string,
    addresses: Address[],
    limit: number,
  ): Promise<{ version: Side; predecessor: Side }> {
    const version: Side = { failed: 0, late: 0 };
    const predecessor: Side = { failed: 0, late: 0 };
    for (const address of addresses) {
      for (const [trial, side] of [
        [now, version],
        [before, predecessor],
      ] as const) {
        const began = performance.now();
        const fault = await this.#fault(trial, section, address, limit);
        if (fault === undefined) continue;
        side.failed += 1;
        if (performance.now() - began >= abortAt * limit) side.late += 1;
        side.reason ??= `${address.url.split('?', 1)[0]}: ${fault}`;
      }
    }
    return { version, predecessor };
  }

  /** The section that is rendered, with a version of the one that may be taken back: itself, or another one beside it. */
  async #trial(releases: LiveReleases, { section, seenIn }: Watched, version: string): Promise<Trial> {
    const { read, renderers } = this.#options;
    const snapshot = releases.preview(await read(section, version));
    const release = seenIn ? await read(seenIn.section, seenIn.version) : snapshot.releases.get(section);
    const shell = release?.name === shellName ? release : snapshot.releases.get(shellName);
    if (!release || !shell) throw new Error('no shell is live');
    // Its pages give props to widgets
    if (seenIn) await renderers.ensure(snapshot);
    const worker = new TrialWorker(this.#options, shell, release);
    // One that does not load fails every render
    await worker.open().catch(() => undefined);
    return { worker, snapshot };
  }

  /** Why the section's part of a page does not come; undefined when it does. */
  async #fault(
    { worker, snapshot }: Trial,
    section: string,
    { url, locale }: Address,
    limit: number,
  ): Promise<string | undefined> {
    const request = this.#options.makeRequest(snapshot, locale, url, requestId);
    const owner = ownerOf(request.url.split('?', 1)[0] ?? '/', snapshot.releases.values());
    try {
      if (section === shellName) readFrame(await worker.call({ op: 'frame', request }, limit));
      if (owner === section) {
        const { failure, status } = readPage(await worker.call({ op: 'page', request }, limit));
        return failure ?? (status >= 500 ? `status ${status}` : undefined);
      }
      for (const { module, id, props } of await this.#slots(snapshot, section, owner, request)) {
        readWidget(await worker.call({ op: 'widget', module, id, props, request }, limit));
      }
      return undefined;
    } catch (error) {
      return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    }
  }

  /** What a page of another section gives to this one's widgets. */
  async #slots(
    snapshot: ReleaseSnapshot,
    section: string,
    owner: string | undefined,
    request: RenderRequest,
  ): Promise<RenderedSlot[]> {
    if (owner === undefined || section === shellName) return [];
    const page = await this.#options.renderers
      .find(snapshot, owner)
      ?.render({ op: 'page', request }, limitMs, readPage);
    return (page?.slots ?? []).filter((slot) => slot.section === section);
  }
}
