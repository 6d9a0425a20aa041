import { codeOf, problem } from '@portal/runtime';
import type { Knex } from 'knex';
import { busyRetrySeconds, createTurnQueue, type TurnQueue } from '../turns/turn-queue.ts';

/** A search takes less than a tenth of it (`search-cost.db.test.ts`); the rest is for a database that is busy. */
export const searchTimeoutMs = 500;
/** One of so many connections of a service may be used by searches, at least one. */
const connectionsPerSearch = 5;
const waitingSearches = 40;
const waitMs = 500;

/** Of a pool of connections. */
const queues = new WeakMap<object, TurnQueue>();

function queueOf(pool: { max: number }): TurnQueue {
  const known = queues.get(pool);
  if (known) return known;
  const atOnce = Math.max(1, Math.floor(pool.max / connectionsPerSearch));
  const made = createTurnQueue({ atOnce, waiting: waitingSearches, waitMs, busyCode: 'search-busy' });
  queues.set(pool, made);
  return made;
}

/**
 * Runs the statements of a search, which `work` sends through `trx`. Searches use at most a fifth of the service's connections,
 * and each statement half a second: what anybody types cannot keep the service from its other work. 503 `search-busy` when the
 * connections are not free in time, `search-too-slow` when the time of a statement is over; both with Retry-After. Inside of a
 * transaction it runs as a part of that.
 */
export async function limitedSearch<Result>(db: Knex, work: (trx: Knex) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  const { pool } = db.client as { pool: { max: number } };
  return queueOf(pool).run(() =>
    db
      .transaction(async (trx) => {
        await trx.raw(`set local statement_timeout = ${searchTimeoutMs}`);
        return work(trx);
      })
      .catch((error: unknown) => {
        // query_canceled
        if (codeOf(error) === '57014') throw problem.unavailable('search-too-slow', busyRetrySeconds);
        throw error;
      }),
  );
}
