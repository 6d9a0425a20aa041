import type { Knex } from '@portal/service-kit/database';
import type { FailureKind } from '@portal/contract';
import type { Frame } from './error-text.ts';
import type { Histogram } from './histogram.ts';
import type { Counted, Metric, Timings } from './insight-buffer.ts';

const hourMs = 3_600_000;
/** Minutes are for what was released just now, hours for comparison. */
const kept = { minuteMs: 3 * hourMs, hourMs: 14 * 24 * hourMs, versionMs: 30 * 24 * hourMs };
/** Of one version: more different ones are nobody's to read. */
const mostErrors = 50;
const mostPages = 300;
const rowsAStatement = 500;

const byKey = <Row>(rows: Row[], key: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/** Adds to what all portals have counted. Two portals lock the same rows in the same order. */
export async function addCounted(trx: Knex, { traffic, timings, errors }: Counted): Promise<void> {
  await addTraffic(trx, traffic);
  await addTimings(trx, timings);
  await addErrors(trx, errors);
}

async function addTraffic(trx: Knex, traffic: Counted['traffic']): Promise<void> {
  const rows = traffic.map(({ minute, ...counts }) => ({ ...counts, periodStart: minute, grain: 'minute' }));
  const hours = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const periodStart = Math.floor(row.periodStart / hourMs) * hourMs;
    const key = `${row.section} ${row.version} ${periodStart}`;
    const known = hours.get(key);
    hours.set(key, {
      ...row,
      grain: 'hour',
      periodStart,
      documents: row.documents + (known?.documents ?? 0),
      documentsFailed: row.documentsFailed + (known?.documentsFailed ?? 0),
      visits: row.visits + (known?.visits ?? 0),
      visitsFailed: row.visitsFailed + (known?.visitsFailed ?? 0),
    });
  }
  const all = byKey([...rows, ...hours.values()], (row) =>
    [row.section, row.version, row.grain, row.periodStart].join(' '),
  ).map((row) => ({ ...row, periodStart: new Date(row.periodStart).toISOString() }));
  const sum = (column: string) => trx.raw(`version_traffic.${column} + excluded.${column}`);
  for (let start = 0; start < all.length; start += rowsAStatement)
    await trx('version_traffic')
      .insert(all.slice(start, start + rowsAStatement))
      .onConflict(['section', 'version', 'grain', 'periodStart'])
      .merge({
        documents: sum('documents'),
        documentsFailed: sum('documents_failed'),
        visits: sum('visits'),
        visitsFailed: sum('visits_failed'),
      });
}

async function addTimings(trx: Knex, timings: Timings[]): Promise<void> {
  const rows = byKey(timings, (row) => [row.section, row.version, row.metric, row.page].join(' '));
  for (let start = 0; start < rows.length; start += rowsAStatement)
    await trx('version_timings')
      .insert(rows.slice(start, start + rowsAStatement))
      .onConflict(['section', 'version', 'metric', 'page'])
      .merge({
        histogram: trx.raw(
          'array(select a + b from unnest(version_timings.histogram, excluded.histogram) with ordinality as s(a, b, n) order by n)',
        ),
        seenAt: trx.raw('now()'),
      });
}

async function addErrors(trx: Knex, errors: Counted['errors']): Promise<void> {
  const rows = byKey(errors, (row) => [row.section, row.version, row.hash.toString('hex')].join(' '));
  if (rows.length === 0) return;
  await trx('version_errors')
    .insert(rows.map((row) => ({ ...row, frames: JSON.stringify(row.frames) })))
    .onConflict(['section', 'version', 'hash'])
    .merge({ count: trx.raw('version_errors.count + excluded.count'), lastSeenAt: trx.raw('now()') });
  // The rarest go first, so that a flood of new ones does not take away what many visitors meet
  await trx.raw(
    `delete from version_errors e using (
       select section, version, hash, row_number() over
         (partition by section, version order by count desc, last_seen_at desc, hash) as place
       from version_errors where (section, version) in (select * from unnest(cast(:sections as text[]), cast(:versions as text[])))
     ) as ranked
     where e.section = ranked.section and e.version = ranked.version and e.hash = ranked.hash and ranked.place > :most`,
    {
      sections: rows.map(({ section }) => section),
      versions: rows.map(({ version }) => version),
      most: mostErrors,
    },
  );
}

export async function removeOldInsights(db: Knex): Promise<void> {
  const since = (ms: number) => new Date(Date.now() - ms).toISOString();
  await db('version_traffic').where({ grain: 'minute' }).where('periodStart', '<', since(kept.minuteMs)).delete();
  await db('version_traffic').where({ grain: 'hour' }).where('periodStart', '<', since(kept.hourMs)).delete();
  await db('version_timings').where('seenAt', '<', since(kept.versionMs)).delete();
  await db('version_errors').where('lastSeenAt', '<', since(kept.versionMs)).delete();
}

export interface TrafficRow {
  version: string;
  periodStart: Date;
  documents: number;
  documentsFailed: number;
  visits: number;
  visitsFailed: number;
}

/** By minute or hour, oldest first. */
export async function readTraffic(
  db: Knex,
  section: string,
  grain: 'minute' | 'hour',
  since: Date,
): Promise<TrafficRow[]> {
  return db('version_traffic')
    .where({ section, grain })
    .where('periodStart', '>=', since.toISOString())
    .orderBy('periodStart')
    .select('version', 'periodStart', 'documents', 'documentsFailed', 'visits', 'visitsFailed');
}

export interface TimingsRow {
  version: string;
  metric: Metric;
  page: string;
  histogram: Histogram;
}

export async function readTimings(db: Knex, section: string, versions: string[]): Promise<TimingsRow[]> {
  return db('version_timings')
    .where({ section })
    .whereIn('version', versions)
    .orderBy(['page', 'version'])
    .limit(mostPages)
    .select('version', 'metric', 'page', 'histogram');
}

export interface ErrorRow {
  version: string;
  witness: 'portal' | 'browser';
  kind: FailureKind;
  message: string;
  frames: Frame[];
  page: string;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** The most frequent first. */
export async function readErrors(db: Knex, section: string, version: string): Promise<ErrorRow[]> {
  return db('version_errors')
    .where({ section, version })
    .orderBy([
      { column: 'count', order: 'desc' },
      { column: 'lastSeenAt', order: 'desc' },
    ])
    .limit(mostErrors);
}
