import {
  callTimeBoundsMs,
  ServiceOverview,
  VersionCalls,
  type CallCounts,
  type CallSummary,
  type InsightsQuery,
  type ServiceInsights,
} from '@portal/contract';
import { isDatabaseUnavailable } from '@portal/service-kit/database';
import { Type, Value } from '@portal/runtime/typebox';
import { percentile } from '../insights/histogram.ts';
import { periodOf } from '../insights/version-insights.ts';
import { isAutomatic } from '../pointers/manual-rollbacks.ts';
import type { StateStore } from '../pointers/state-store.ts';
import {
  addServiceCalls,
  readServiceCalls,
  readServiceHealth,
  readServiceTraffic,
  removeOldServiceCalls,
  type CountedCalls,
} from './service-calls-repository.ts';

const saveEveryMs = 5_000;
const cleanEveryMs = 10 * 60_000;
/** While Postgres is away. What is above it is not counted. */
const mostWaiting = 2_000;
/** A service has fewer routes. */
const mostCalls = 300;

const serviceReleases = Type.Object({ serviceReleases: Type.Array(ServiceOverview) });
const serviceCalls = Type.Object({ serviceCalls: Type.Array(VersionCalls) });

export interface ReleasedServicesOptions {
  state: StateStore;
  log: { warn(fields: object, text: string): void };
}

/**
 * What the supervisor tells of the versions of services: who moved which, and how many calls they had. Where services run as
 * images there is no supervisor, and nothing to show.
 */
export class ReleasedServices {
  readonly #options: ReleasedServicesOptions;
  #services: ServiceOverview[] = [];
  #waiting: CountedCalls[] = [];
  #saving: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #cleanedAt = -Infinity;
  /** Called with what the supervisor says, each time that it does. */
  onReleases: (services: ServiceOverview[]) => void = () => undefined;

  constructor(options: ReleasedServicesOptions) {
    this.#options = options;
  }

  /** Takes what a message of the supervisor says of services; other messages are nothing to it. */
  hear(message: unknown): void {
    if (Value.Check(serviceReleases, message)) {
      this.#services = message.serviceReleases;
      this.onReleases(this.#services);
    }
    if (!Value.Check(serviceCalls, message)) return;
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    for (const { service, version, counts } of message.serviceCalls)
      if (counts.length > 0 && this.#waiting.length < mostWaiting)
        this.#waiting.push({ service, version, minute, counts: counts.slice(0, mostCalls).map(within) });
  }

  namesOf(section: string): string[] {
    return this.#services.filter((overview) => overview.section === section).map(({ service }) => service);
  }

  /** Of the sections that `mayShow` names, with the calls of the last hour. */
  async overviews(mayShow: (section: string) => boolean): Promise<ServiceOverview[]> {
    await this.save();
    const found = this.#services.filter(({ section }) => mayShow(section));
    return Promise.all(found.map((overview) => this.#withHealth(overview)));
  }

  /** Undefined for a service that belongs to another section, or does not run as released versions here. */
  async overview(section: string, service: string): Promise<ServiceOverview | undefined> {
    const found = this.#find(section, service);
    if (!found) return undefined;
    await this.save();
    return this.#withHealth(found);
  }

  /** How a version does, by default the newest that serves, beside the version before or another one. */
  async insights(section: string, service: string, query: InsightsQuery): Promise<ServiceInsights | undefined> {
    const overview = this.#find(section, service);
    if (!overview) return undefined;
    await this.save();
    const version = query.version ?? overview.canary?.version ?? overview.live;
    const before = query.before ?? versionBefore(overview, version);
    const { grain, points, start } = periodOf(query.period);
    const { state } = this.#options;
    return state.attempt(async () => {
      const traffic = await readServiceTraffic(state.db, service, grain, start);
      const rows = await readServiceCalls(state.db, service, [version, ...(before === undefined ? [] : [before])]);
      const summary = (name: string | undefined, call: string): CallSummary | undefined => {
        const row = rows.find((found) => found.version === name && found.call === call);
        return row && summaryOf(row);
      };
      return {
        service,
        version,
        ...(before !== undefined && { before }),
        traffic: points.map((at) => ({
          at: at.toISOString(),
          versions: traffic
            .filter(({ periodStart }) => periodStart.getTime() === at.getTime())
            .map(({ version: name, calls, failed, histogram }) => ({
              version: name,
              calls,
              failed,
              p95: percentile(histogram, 0.95, callTimeBoundsMs),
            })),
        })),
        calls: [...new Set(rows.map(({ call }) => call))].map((call) => ({
          call,
          version: summary(version, call),
          before: summary(before, call),
        })),
      };
    });
  }

  start(): void {
    this.#timer = setTimeout(() => void this.save().finally(() => this.#timer && this.start()), saveEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.save();
  }

  /** Adds what was told to what is counted. Never rejects. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#save());
    return this.#saving;
  }

  async #save(): Promise<void> {
    const { state, log } = this.#options;
    if (state.isAway) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      await state.db.transaction(async (trx) => {
        for (const counted of waiting) await addServiceCalls(trx, counted);
      });
      if (performance.now() - this.#cleanedAt < cleanEveryMs) return;
      this.#cleanedAt = performance.now();
      await removeOldServiceCalls(state.db);
    } catch (error) {
      // What Postgres refuses it would refuse again
      if (isDatabaseUnavailable(error)) this.#waiting = [...waiting, ...this.#waiting].slice(0, mostWaiting);
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'calls of services are not counted');
    }
  }

  #find(section: string, service: string): ServiceOverview | undefined {
    return this.#services.find((overview) => overview.service === service && overview.section === section);
  }

  async #withHealth(overview: ServiceOverview): Promise<ServiceOverview> {
    const { state } = this.#options;
    const health = await state.attempt(() => readServiceHealth(state.db, overview.service));
    const versions = overview.versions.map((version) => ({ ...version, health: health.get(version.version) }));
    const automaticRollback = isAutomatic(state.current, { kind: 'service', name: overview.service });
    return { ...overview, automaticRollback, versions };
  }
}

/** Counts that the tables take. */
const within = (counts: CallCounts): CallCounts => ({
  ...counts,
  call: counts.call.slice(0, 300),
  failed: Math.min(counts.failed, counts.calls),
  histogram: callTimeBoundsMs.concat(Infinity).map((_bound, index) => counts.histogram[index] ?? 0),
});

/** Of a canary the live version; else what was live before it. */
function versionBefore({ live, canary, history }: ServiceOverview, version: string): string | undefined {
  if (version !== live && version === canary?.version) return live;
  const came = history.find((event) => event.version === version && event.from !== undefined);
  return came?.from ?? (version === live ? undefined : live);
}

function summaryOf({ calls, failed, histogram }: Omit<CallCounts, 'call'>): CallSummary {
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(histogram, share, callTimeBoundsMs));
  return { calls, failed, p50, p95, p99 };
}
