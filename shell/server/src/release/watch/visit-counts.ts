import type { Knex } from '@portal/service-kit/database';
import type { Rate } from './compare-rates.ts';

/** Which side reported a visit: the portal when it rendered, or a browser. Rates are compared within one side. */
export type Witness = 'portal' | 'browser';

/** Visits of one version in five minutes from one network. */
export interface VisitCount extends Rate {
  section: string;
  version: string;
  witness: Witness;
  /** Milliseconds since 1970. */
  periodStart: number;
  /** Keyed hash. */
  network: string;
  /** Of this machine or its private network, of a site that is not public. */
  isPrivate: boolean;
  /** Path on which the last failure was seen. */
  page?: string | undefined;
}

export interface Evidence extends Rate {
  /** Other networks that saw a failure. */
  failingAddresses: number;
  /** Of this machine or its private network, of a site that is not public: one address may be many people who try it out. */
  hasPrivateFailures: boolean;
}

/** Visits older than this do not count. */
export const countedMs = 60 * 60_000;
/** All that one network can say weighs no more than so many visits. */
const mostOfOneNetwork = 5;
const rowsAStatement = 500;

/** Adds to what all portals have counted. */
export async function addVisits(db: Knex, counts: VisitCount[]): Promise<void> {
  // Two portals lock the same rows in the same order
  const rows = counts
    .map(({ periodStart, isPrivate, ...count }) => ({
      ...count,
      periodStart: new Date(periodStart).toISOString(),
      isPrivate,
    }))
    .map((row) => ({ row, key: [row.section, row.version, row.witness, row.periodStart, row.network].join(' ') }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    await db('visits')
      .insert(rows.slice(start, start + rowsAStatement))
      .onConflict(['section', 'version', 'witness', 'periodStart', 'network'])
      .merge({
        visits: db.raw('visits.visits + excluded.visits'),
        failed: db.raw('visits.failed + excluded.failed'),
        page: db.raw('coalesce(excluded.page, visits.page)'),
      });
  }
}

/** The visits of the last hour from all portals, by version and source. The weight of each network is limited. */
export async function readEvidence(
  db: Knex,
  section: string,
  versions?: string[],
): Promise<(version: string, witness: Witness) => Evidence> {
  // A part of a visit may fail in a later period than the one in which the visit was counted. No `::` for casts: Knex
  // takes it for a name.
  const { rows } = (await db.raw(
    `select version, witness, sum(total * weight) as visits, sum(failed * weight) as failed,
       count(*) filter (where failed > 0 and not is_private) as networks,
       bool_or(failed > 0 and is_private) as has_private
     from (
       select *, case when is_private then 1 else least(1, cast(:most as float) / nullif(total, 0)) end as weight
       from (
         select version, witness, greatest(sum(visits), sum(failed)) as total, sum(failed) as failed,
           bool_or(is_private) as is_private
         from visits
         where section = :section and period_start > :since and (cast(:versions as text[]) is null or version = any (:versions))
         group by version, witness, network
       ) as by_network
     ) as weighed
     group by version, witness`,
    {
      most: mostOfOneNetwork,
      section,
      since: new Date(Date.now() - countedMs).toISOString(),
      versions: versions ?? null,
    },
  )) as { rows: EvidenceRow[] };
  const found = new Map(rows.map((row) => [`${row.version} ${row.witness}`, toEvidence(row)]));
  return (version, witness) => found.get(`${version} ${witness}`) ?? noEvidence;
}

interface EvidenceRow {
  version: string;
  witness: Witness;
  /** A float that Postgres sends as a number, or a numeric that it sends as text. */
  visits: number | string | null;
  failed: number | string | null;
  networks: string;
  hasPrivate: boolean;
}

const noEvidence: Evidence = { visits: 0, failed: 0, failingAddresses: 0, hasPrivateFailures: false };

function toEvidence({ visits, failed, networks, hasPrivate: hasPrivateFailures }: EvidenceRow): Evidence {
  return { visits: Number(visits), failed: Number(failed), failingAddresses: Number(networks), hasPrivateFailures };
}

/** The pages on which browsers of the most networks say that the version fails; each network names one. */
export async function readReportedPages(db: Knex, section: string, version: string, limit: number): Promise<string[]> {
  const rows = (await db('visits')
    .where({ section, version, witness: 'browser' })
    .where('failed', '>', 0)
    .whereNotNull('page')
    .where('periodStart', '>', new Date(Date.now() - countedMs).toISOString())
    .groupBy('page')
    .orderByRaw('count(distinct network) desc, page')
    .limit(limit)
    .select('page')) as { page: string }[];
  return rows.map(({ page }) => page);
}

/** Resets the counts of a version, of one source or of both. */
export async function clearVisits(trx: Knex, section: string, version: string, witness?: Witness): Promise<void> {
  await trx('visits')
    .where({ section, version, ...(witness !== undefined && { witness }) })
    .delete();
}

export async function removeOldVisits(db: Knex): Promise<void> {
  await db('visits')
    .where('periodStart', '<', new Date(Date.now() - 2 * countedMs).toISOString())
    .delete();
}
