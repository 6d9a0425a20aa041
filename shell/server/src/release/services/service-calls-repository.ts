import type { CallCounts } from '@portal/contract';
import type { Knex } from '@portal/service-kit/database';

const hourMs = 3_600_000;
/** Minutes are for what was released just now, hours for comparison. */
const kept = { minuteMs: 3 * hourMs, hourMs: 14 * 24 * hourMs, callMs: 30 * 24 * hourMs };

/** Calls at a version of a service in one minute. */
export interface CountedCalls {
  service: string;
  version: string;
  /** Milliseconds since 1970. */
  minute: number;
  counts: CallCounts[];
}

const sumOfHistograms = (table: string) =>
  `array(select a + b from unnest(${table}.histogram, excluded.histogram) with ordinality as s(a, b, n) order by n)`;

function summed(counts: CallCounts[]): Omit<CallCounts, 'call'> {
  const histogram = counts[0]?.histogram.map((_count, index) =>
    counts.reduce((sum, one) => sum + (one.histogram[index] ?? 0), 0),
  );
  return {
    calls: counts.reduce((sum, { calls }) => sum + calls, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    histogram: histogram ?? [],
  };
}

/** Adds calls to what is counted; none of the counts is empty. */
export async function addServiceCalls(trx: Knex, { service, version, minute, counts }: CountedCalls): Promise<void> {
  const merged = (table: string) => ({
    calls: trx.raw(`${table}.calls + excluded.calls`),
    failed: trx.raw(`${table}.failed + excluded.failed`),
    histogram: trx.raw(sumOfHistograms(table)),
  });
  const all = summed(counts);
  const periods = [
    ['hour', Math.floor(minute / hourMs) * hourMs],
    ['minute', minute],
  ] as const;
  for (const [grain, at] of periods)
    await trx('service_traffic')
      .insert({ service, version, grain, periodStart: new Date(at).toISOString(), ...all })
      .onConflict(['service', 'version', 'grain', 'periodStart'])
      .merge(merged('service_traffic'));
  await trx('service_calls')
    .insert(counts.map((one) => ({ service, version, ...one })))
    .onConflict(['service', 'version', 'call'])
    .merge({ ...merged('service_calls'), seenAt: trx.raw('now()') });
}

export async function removeOldServiceCalls(db: Knex): Promise<void> {
  const since = (ms: number) => new Date(Date.now() - ms).toISOString();
  await db('service_traffic').where({ grain: 'minute' }).where('periodStart', '<', since(kept.minuteMs)).delete();
  await db('service_traffic').where({ grain: 'hour' }).where('periodStart', '<', since(kept.hourMs)).delete();
  await db('service_calls').where('seenAt', '<', since(kept.callMs)).delete();
}

export interface ServiceTrafficRow {
  version: string;
  periodStart: Date;
  calls: number;
  failed: number;
  histogram: number[];
}

/** By minute or hour, oldest first. */
export async function readServiceTraffic(
  db: Knex,
  service: string,
  grain: 'minute' | 'hour',
  since: Date,
): Promise<ServiceTrafficRow[]> {
  return db('service_traffic')
    .where({ service, grain })
    .where('periodStart', '>=', since.toISOString())
    .orderBy('periodStart')
    .select('version', 'periodStart', 'calls', 'failed', 'histogram');
}

export interface ServiceCallRow {
  version: string;
  call: string;
  calls: number;
  failed: number;
  histogram: number[];
}

/** The most frequent first. */
export async function readServiceCalls(db: Knex, service: string, versions: string[]): Promise<ServiceCallRow[]> {
  return db('service_calls')
    .where({ service })
    .whereIn('version', versions)
    .orderBy([{ column: 'calls', order: 'desc' }, { column: 'call' }])
    .select('version', 'call', 'calls', 'failed', 'histogram');
}

/** Version → its calls of the last hour. */
export async function readServiceHealth(
  db: Knex,
  service: string,
): Promise<Map<string, { calls: number; failed: number }>> {
  const rows = (await db('service_traffic')
    .where({ service, grain: 'minute' })
    .where('periodStart', '>=', new Date(Date.now() - hourMs).toISOString())
    .groupBy('version')
    .select('version', db.raw('sum(calls)::int as calls'), db.raw('sum(failed)::int as failed'))) as {
    version: string;
    calls: number;
    failed: number;
  }[];
  return new Map(rows.map(({ version, calls, failed }) => [version, { calls, failed }]));
}
