import type { Locale, RenderedPage, RenderedSlot, RenderRequest, SectionRelease } from '@portal/contract';
import { TrialWorker, type TrialPlaces } from '../check/trial-worker.ts';
import type { LiveReleases } from '../store/live-releases.ts';
import { ownerOf } from '../store/path-owner.ts';
import { shellName, type ReleaseSnapshot } from '../store/release-snapshot.ts';
import { readFrame, readPage, readWidget } from '../../render/read-rendered.ts';
import type { Renderers } from '../../render/renderers.ts';
import { RenderRefused } from '../../render/section-renderer.ts';
import { abortAt, RenderTimedOut } from '../../render/section-worker.ts';
import type { Address } from './failing-pages.ts';
import type { Comparison, Watched } from './watched-version.ts';

export interface SecondLookOptions extends TrialPlaces {
  releases(): LiveReleases | undefined;
  read(section: string, version: string): Promise<SectionRelease>;
  renderers: Renderers;
  makeRequest(snapshot: ReleaseSnapshot, locale: Locale, url: string, requestId: string): RenderRequest;
}

/** What a page has that is only rendered for the widgets that it names. */
const pageLimitMs = 500;
/** Four times what a visitor's page has. What takes longer, on either side, says nothing about a version. */
const limitMs = 2_000;
/** A thread that begins compiles what it renders first. */
const firstLimitMs = 5_000;
/** A thread that does not get round to its messages for so long is caught in a loop. */
const loopLimitMs = 5_000;
const fewestRenders = 6;
const caughtInLoop = 'caught in a loop';
/** Sections tell a render for visitors from one that only warms up. */
const requestId = 'second-look';

interface Trial {
  worker: TrialWorker;
  snapshot: ReleaseSnapshot;
  isStuck?: boolean;
}

/** Why a part of a page does not come. */
interface Fault {
  reason: string;
  /** A time limit, a full queue, or a service that responds with 503 or 504: load does that, and anonymous clients can make load. */
  isOverload: boolean;
}

/** Renders pages with a version and with its predecessor in threads of their own, so that what a service or the machine does hits both. */
export class SecondLook {
  readonly #options: SecondLookOptions;

  constructor(options: SecondLookOptions) {
    this.#options = options;
  }

  /** Undefined while nothing is live or there is nothing to compare. Rejects when a version cannot be read. */
  async compare(watched: Watched, addresses: Address[]): Promise<Comparison | undefined> {
    const section = watched.seenIn?.section ?? watched.section;
    const releases = this.#options.releases();
    if (!releases || addresses.length === 0) return undefined;
    const trials: Trial[] = [];
    try {
      for (const wanted of [watched.version, watched.predecessor])
        trials.push(await this.#trial(releases, watched, wanted));
      const [now, before] = trials;
      if (!now || !before) return undefined;
      for (const trial of trials) await this.#fault(trial, section, addresses[0]!, firstLimitMs);
      const rounds = Math.ceil(fewestRenders / addresses.length);
      return await this.#count(now, before, section, Array.from({ length: rounds }, () => addresses).flat());
    } finally {
      await Promise.all(trials.map(({ worker }) => worker.close()));
    }
  }

  /** Renders all pages with both, one after the other. What load keeps from one of them is no comparison. */
  async #count(now: Trial, before: Trial, section: string, addresses: Address[]): Promise<Comparison> {
    const found: Comparison = { renders: 0, overloaded: 0, version: { failed: 0 }, predecessor: { failed: 0 } };
    for (const address of addresses) {
      const faults = {
        version: await this.#fault(now, section, address, limitMs),
        predecessor: await this.#fault(before, section, address, limitMs),
      };
      if (faults.version?.isOverload || faults.predecessor?.isOverload) {
        found.overloaded += 1;
        continue;
      }
      found.renders += 1;
      for (const side of ['version', 'predecessor'] as const) {
        const fault = faults[side];
        if (!fault) continue;
        found[side].failed += 1;
        found[side].reason ??= `${address.url.split('?', 1)[0]}: ${fault.reason}`;
      }
    }
    return found;
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
  async #fault(trial: Trial, section: string, address: Address, limit: number): Promise<Fault | undefined> {
    if (trial.isStuck) return { reason: caughtInLoop, isOverload: false };
    const began = performance.now();
    const fault = await this.#render(trial, section, address, limit);
    if (!fault || performance.now() - began < abortAt * limit) return fault;
    trial.isStuck = !(await trial.worker.isResponsive(loopLimitMs));
    return trial.isStuck ? { reason: caughtInLoop, isOverload: false } : { ...fault, isOverload: true };
  }

  async #render(
    { worker, snapshot }: Trial,
    section: string,
    { url, locale }: Address,
    limit: number,
  ): Promise<Fault | undefined> {
    const request = this.#options.makeRequest(snapshot, locale, url, requestId);
    const owner = ownerOf(request.url.split('?', 1)[0] ?? '/', snapshot.releases.values());
    try {
      if (section === shellName) readFrame(await worker.call({ op: 'frame', request }, limit));
      if (owner === section) return faultOf(readPage(await worker.call({ op: 'page', request }, limit)));
      for (const { module, id, props } of await this.#slots(snapshot, section, owner, request)) {
        readWidget(await worker.call({ op: 'widget', module, id, props, request }, limit));
      }
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      return { reason, isOverload: error instanceof RenderRefused || error instanceof RenderTimedOut };
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
      ?.render({ op: 'page', request }, pageLimitMs, readPage);
    return (page?.slots ?? []).filter((slot) => slot.section === section);
  }
}

/** A status alone is what a service responded with to the page's loader; what its own code throws, the page says. */
function faultOf({ failure, status }: RenderedPage): Fault | undefined {
  if (failure !== undefined) return { reason: failure, isOverload: false };
  if (status < 500) return undefined;
  return { reason: `status ${status}`, isOverload: status === 503 || status === 504 };
}
