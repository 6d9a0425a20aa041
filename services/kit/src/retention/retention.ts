import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';

/** When rows of a table have served their purpose, and what becomes of them. */
export interface Period {
  /** Which rows, and from when on, in words. */
  when: string;
  /** SQL of the moment from which `days` count; null while a row is needed, and once it is erased. */
  since: string;
  days: number;
  /** Column → SQL of what it holds then; without it the row is deleted. */
  erase?: Readonly<Record<string, string>>;
  /** SQL by which those are sorted that go first, where others refer to them. */
  first?: string;
}

/** What becomes of the rows of a table: they are kept, for a reason in words, or go after their periods. */
export type TableRetention = { readonly kept: string } | readonly Period[];

/** Table → what becomes of its rows. */
export type Retention = Readonly<Record<string, TableRetention>>;

const everyMs = 60 * 60_000;
/** Rows of one statement, which must end within its time limit. */
const batchRows = 1_000;
const mostBatches = 50;

/** Rows that go with those that they belong to. */
export const withOwner = { kept: 'with what they belong to' };

/** Tables of the kit, in each service that has them. */
export const kitRetention: Retention = {
  erasure_progress: { kept: 'one row' },
  file_removals: { kept: 'until the file is deleted, by the ledger of files' },
  idempotency_keys: { kept: 'a day, by the calls that come later' },
  knex_migrations: { kept: 'one row for each migration' },
  knex_migrations_lock: { kept: 'one row' },
  mail_templates: { kept: 'texts of the company' },
  media: { kept: 'while a text shows them, or an editor keeps them' },
  media_uses: withOwner,
  quota_counts: { kept: 'until they are over, by the calls that come later' },
  removed_media: { kept: '30 days, by the trash of media' },
  revisions: { kept: 'by the history, without authors who left' },
  search_documents: withOwner,
  unclean_pictures: { kept: 'until the picture is clean' },
};

/** Mails that were sent, or failed for good. */
export const outboxPeriods: readonly Period[] = [
  { when: 'sent, or failed for good', since: 'coalesce(sent_at, failed_at)', days: 90 },
];

const quoted = (name: string): string => `"${name}"`;

/** What `erase` of a period says, as SQL behind `set`. */
export const assignments = (erase: NonNullable<Period['erase']>): string =>
  Object.entries(erase)
    .map(([column, value]) => `${quoted(column)} = ${value}`)
    .join(', ');

/** Ends one batch of what is over. Returns how many rows that were. */
async function endBatch(db: Knex, table: string, { since, days, erase, first }: Period, now: Date): Promise<number> {
  const name = quoted(table);
  const order = first === undefined ? '' : `order by ${first}`;
  const change = erase
    ? `update ${name} ended set ${assignments(erase)} from due`
    : `delete from ${name} ended using due`;
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `with due as (
       select ctid as place from ${name} where (${since}) < :now::timestamptz - make_interval(days => :days)
       ${order} limit ${batchRows} for update skip locked
     )
     ${change} where ended.ctid = due.place`,
    { now, days },
  );
  return rowCount;
}

/**
 * Deletes, or empties, all rows whose period is over at a moment; several copies of a service may do it at once. Returns how many
 * rows that were, by table.
 */
export async function endPeriods(db: Knex, retention: Retention, now = new Date()): Promise<Record<string, number>> {
  const ended: Record<string, number> = {};
  for (const [table, periods] of Object.entries(retention)) {
    if ('kept' in periods) continue;
    for (const period of periods)
      for (let batch = 0; batch < mostBatches; batch += 1) {
        const rows = await endBatch(db, table, period, now);
        if (rows > 0) ended[table] = (ended[table] ?? 0) + rows;
        if (rows < batchRows) break;
      }
  }
  return ended;
}

/** The job of a service that ends periods, once an hour. */
export function retentionJob(db: Knex, log: Pick<FastifyBaseLogger, 'info'>, retention: Retention) {
  return {
    everyMs,
    jobs: {
      'end the periods of rows': async () => {
        const ended = await endPeriods(db, retention);
        if (Object.keys(ended).length > 0) log.info({ ended }, 'rows whose period is over');
      },
    },
  };
}
