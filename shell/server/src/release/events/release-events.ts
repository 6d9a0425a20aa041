import type { ReleaseNotice, ServiceOverview } from '@portal/contract';
import type { StateStore } from '../pointers/state-store.ts';
import { eventsOfService, type ReleaseEvent } from './release-event.ts';
import {
  addEvents,
  claimEvent,
  noteDelivered,
  noteFailed,
  readEvents,
  removeOldEvents,
  type Attempt,
  type StoredEvent,
} from './release-event-repository.ts';
import { webhookHeaders } from './sign-webhook.ts';
import type { Webhook } from '../../config/portal-config.ts';
import { webhookMessage } from './webhook-message.ts';

export interface ReleaseEventsOptions {
  state: StateStore;
  publicOrigin: string;
  /** Undefined: events are kept for mails alone. */
  webhook: Webhook | undefined;
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void };
}

const lookEveryMs = 1_000;
const cleanEveryMs = 60 * 60_000;
const attemptLimitMs = 15_000;
const shownNotices = 20;
/** What happened before is no news: a ledger may be older than the table. */
const newsMs = 24 * 3_600_000;
const [second, minute, hour] = [1_000, 60_000, 3_600_000];
/** The schedule of Standard Webhooks: some 75 hours in all. */
const pausesMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;
/** The receiver says that it wants nothing of this any more. */
const gone = 410;

/** Tells a webhook of versions that were refused or taken back: each until it was received, by one portal at a time. */
export class ReleaseEvents {
  readonly #options: ReleaseEventsOptions;
  readonly #stopping = new AbortController();
  /** What the supervisor said and is not kept yet. */
  #untold: ServiceOverview[] | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #cleanedAt = -Infinity;

  constructor(options: ReleaseEventsOptions) {
    this.#options = options;
  }

  /** Whether new events wait for the webhook. */
  get delivery(): 'none' | 'waiting' {
    return this.#options.webhook ? 'waiting' : 'none';
  }

  /** Takes the histories of services. */
  hear(services: ServiceOverview[]): void {
    this.#untold = services;
  }

  /** The newest of the sections that `mayShow` names, with how far the webhook got. */
  async notices(mayShow: (section: string) => boolean): Promise<ReleaseNotice[]> {
    const { state } = this.#options;
    const found = await state.attempt(() => readEvents(state.db));
    return found
      .filter(({ section }) => mayShow(section))
      .slice(0, shownNotices)
      .map(({ messageId, happenedAt, live, lastError, ...event }) => ({
        id: messageId,
        at: happenedAt.toISOString(),
        event: event.event,
        kind: event.kind,
        name: event.name,
        section: event.section,
        version: event.version,
        delivery: event.delivery,
        attempts: event.attempts,
        ...(live !== null && { live }),
        ...(lastError !== null && { error: lastError }),
      }));
  }

  start(): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#working = this.work().finally(() => this.start());
    }, lookEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await this.#working;
  }

  /** Keeps what is new and tells all that is due. Never rejects. */
  async work(): Promise<void> {
    const { state, log } = this.#options;
    if (state.isAway) return;
    try {
      await this.#keep();
      while (!this.#stopping.signal.aborted && (await this.#tellNext()));
      if (performance.now() - this.#cleanedAt < cleanEveryMs) return;
      this.#cleanedAt = performance.now();
      await removeOldEvents(state.db);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'events of releases wait');
    }
  }

  async #keep(): Promise<void> {
    const untold = this.#untold;
    if (!untold) return;
    const isNews = ({ happenedAt }: ReleaseEvent) => Date.parse(happenedAt) > Date.now() - newsMs;
    await addEvents(this.#options.state.db, untold.flatMap(eventsOfService).filter(isNews), this.delivery);
    if (this.#untold === untold) this.#untold = undefined;
  }

  /** False when nothing is due. */
  async #tellNext(): Promise<boolean> {
    const { state, webhook, log } = this.#options;
    const event = webhook && (await claimEvent(state.db));
    if (!event) return false;
    const { id, messageId, attempts } = event;
    const attempt = await this.#send(webhook, event);
    if (attempt.error === undefined) {
      await noteDelivered(state.db, id, attempt.status ?? 0);
      log.info({ event: messageId, attempts }, 'the webhook was told of a release');
      return true;
    }
    const pauseMs = attempt.status === gone ? undefined : pausesMs[attempts - 1];
    await noteFailed(state.db, id, { ...attempt, pauseMs });
    log.warn(
      { event: messageId, attempts, reason: attempt.error, isLast: pauseMs === undefined },
      'the webhook was not told',
    );
    return true;
  }

  async #send({ url, secrets }: Webhook, event: StoredEvent): Promise<Omit<Attempt, 'pauseMs'>> {
    const body = JSON.stringify(webhookMessage(this.#options.publicOrigin, event));
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'portal-releases',
          ...webhookHeaders(secrets, { id: event.messageId, sentAt: new Date(), body }),
        },
        // Where it leads is nobody's setting
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(attemptLimitMs), this.#stopping.signal]),
      });
      await response.body?.cancel();
      return response.ok ? { status: response.status } : { status: response.status, error: `HTTP ${response.status}` };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
      return { error: code ?? (cause instanceof Error ? cause.name : 'unknown') };
    }
  }
}
