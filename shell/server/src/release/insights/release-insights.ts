import type {
  ErrorReport,
  FailureKind,
  InsightsQuery,
  PageVisits,
  VersionInsights,
  VitalsReport,
} from '@portal/contract';
import { isDatabaseUnavailable } from '@portal/service-kit/database';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderOutcome } from '../../render/render-outcome.ts';
import type { ReleaseMirror } from '../store/release-mirror.ts';
import type { StateStore } from '../pointers/state-store.ts';
import { framesOf, impersonalMessage } from './error-text.ts';
import { InsightBuffer } from './insight-buffer.ts';
import { addCounted, removeOldInsights } from './insight-repository.ts';
import { pagePattern } from './page-pattern.ts';
import { addPageVisits, isCountedPage, PageVisitCounts, readPageVisits, removeOldPageVisits } from './page-visits.ts';
import { SourcePositions } from './source-positions.ts';
import { versionInsights } from './version-insights.ts';

const saveEveryMs = 5_000;
const cleanEveryMs = 10 * 60_000;

export interface ReleaseInsightsOptions {
  state: StateStore;
  releasesDir: string;
  mirror: Pick<ReleaseMirror, 'bring' | 'describe'>;
  log: FastifyBaseLogger;
}

/** What teams see of their versions: traffic, times and errors. Nothing is decided by it, and nothing of it names a visitor. */
export class ReleaseInsights {
  readonly #options: ReleaseInsightsOptions;
  readonly #buffer = new InsightBuffer();
  readonly #visits = new PageVisitCounts();
  readonly #positions: SourcePositions;
  /** Renders that are counted: all who waited for one get the same outcomes. */
  readonly #counted = new WeakSet<RenderOutcome[]>();
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> = Promise.resolve();
  #cleanedAt = -Infinity;
  #stopped = false;

  constructor(options: ReleaseInsightsOptions) {
    this.#options = options;
    this.#positions = new SourcePositions(options.releasesDir, options.mirror);
  }

  /** Notes a document, and the first time how its parts were rendered. */
  served(outcomes: RenderOutcome[]): void {
    for (const outcome of outcomes) this.#buffer.noteDocument(outcome, outcome.failed);
    if (this.#counted.has(outcomes)) return;
    this.#counted.add(outcomes);
    for (const { section, version, renders } of outcomes)
      for (const { page, ms, failure } of renders) {
        if (failure === undefined) {
          this.#buffer.noteTime({ section, version }, 'render', page, ms);
          continue;
        }
        const frames = framesOf(failure);
        const message = impersonalMessage(failure.replace(/^(?:render|loader|load|widget): /, ''));
        this.#buffer.noteError({ section, version, witness: 'portal', kind: 'render', message, frames, page });
      }
  }

  /** Notes that somebody opened the page of a document. Pages that only some may see are not rendered here, nor counted. */
  opened(outcomes: RenderOutcome[], network: string): void {
    for (const { section, renders } of outcomes)
      for (const { page } of renders) if (isCountedPage(page)) this.#visits.note(section, page, network);
  }

  /** Notes what a browser told of a version. */
  visited(section: string, version: string, kind: FailureKind, network: string): void {
    if (this.#buffer.admits('visits', network)) this.#buffer.noteVisit({ section, version }, kind !== 'none');
  }

  /** What a browser says that was thrown. An error that no script of the release is part of is not kept. */
  async explained({ section, version, kind, page, message, stack }: ErrorReport, network: string): Promise<void> {
    if (kind === 'none' || !this.#buffer.admits('errors', network)) return;
    const { mirror } = this.#options;
    const release = await mirror.describe(section, version).catch(() => undefined);
    if (!release) return;
    const frames = framesOf(stack);
    const isOwn = frames.some((frame) => frame.section === section && release.files?.[frame.file] !== undefined);
    if (kind === 'unhandled' && !isOwn) return;
    const plain = impersonalMessage(message);
    const place = pagePattern(release, page);
    this.#buffer.noteError({ section, version, witness: 'browser', kind, message: plain, frames, page: place });
  }

  async measured({ section, version, page, lcp, inp, cls }: VitalsReport, network: string): Promise<void> {
    if (!this.#buffer.admits('vitals', network)) return;
    const release = await this.#options.mirror.describe(section, version).catch(() => undefined);
    if (!release) return;
    const place = pagePattern(release, page);
    if (lcp !== undefined) this.#buffer.noteTime({ section, version }, 'lcp', place, lcp);
    if (inp !== undefined) this.#buffer.noteTime({ section, version }, 'inp', place, inp);
    if (cls !== undefined) this.#buffer.noteTime({ section, version }, 'cls', place, 1_000 * cls);
  }

  /** Of a version of a section, by default its newest; undefined when the section has none. */
  async read(section: string, query: InsightsQuery): Promise<VersionInsights | undefined> {
    await this.save();
    return versionInsights(this.#options.state, this.#positions, section, query);
  }

  async readVisits(section: string, days: number): Promise<PageVisits> {
    await this.save();
    return this.#options.state.attempt(() => readPageVisits(this.#options.state.db, section, days));
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.save().finally(() => this.start()), saveEveryMs).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.save();
  }

  /** Adds what was counted here to what all portals counted, one batch after the other. Never rejects. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#save());
    return this.#saving;
  }

  async #save(): Promise<void> {
    const { state, log } = this.#options;
    if (state.isAway) return;
    const counted = this.#buffer.take();
    const visits = this.#visits.take();
    try {
      await state.db.transaction(async (trx) => {
        await addCounted(trx, counted);
        await addPageVisits(trx, visits);
      });
      if (performance.now() - this.#cleanedAt < cleanEveryMs) return;
      this.#cleanedAt = performance.now();
      await removeOldInsights(state.db);
      await removeOldPageVisits(state.db);
    } catch (error) {
      // What Postgres refuses it would refuse again
      if (isDatabaseUnavailable(error)) {
        this.#buffer.giveBack(counted);
        this.#visits.giveBack(visits);
      }
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'how versions do cannot be written now');
    }
  }
}
