import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '@portal/runtime';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { accessTokenSeconds } from '../auth/access-tokens.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { createRevocationList } from './revocation-list.ts';
import type { Revocation } from './revocation-list.ts';

export interface RevocationOptions {
  /** A connection of its own: a busy pool must not hold up what everybody waits for. */
  db: Knex;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const pollEveryMs = 300;
/** A call that begins this long after a revocation is refused everywhere. */
const freshMs = 1_000;
/** A call may wait for two polls within the service's limit of 5 s. */
const pollLimitMs = 2_000;
const sweepEveryMs = 60_000;
const retryAfterSeconds = 1;
/** Of the token, with the tolerance for clocks and the time that a transaction may take to commit. */
const keptSeconds = accessTokenSeconds + 60;
/** About 20 MB; as many sessions do not end within ten minutes. */
const mostKept = 200_000;

/** All that was committed since the snapshot `since`, and perhaps some of it again. */
const pollSql = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
    coalesce((select jsonb_agg(jsonb_build_array(session_id, user_id, rights_version)) from revocations.entries
      where xid >= cast(? as xid8) and at > now() - make_interval(secs => ${keptSeconds})), '[]') as entries`;

interface PollRow {
  xmin: string;
  entries: [string | null, string | null, number | null][];
}

function revocationOf([sessionId, userId, rightsVersion]: PollRow['entries'][number]): Revocation {
  if (sessionId !== null) return { sessionId };
  if (userId === null || rightsVersion === null) throw new TypeError('a revocation without a session or user');
  return { userId, rightsVersion };
}

/**
 * Which access tokens are refused although they have not run out, as Postgres says every 300 ms. No LISTEN, so that it works
 * through a pooler in transaction mode. An answer rests on knowledge of the last second wherever Postgres can be reached.
 */
export function createRevocations({ db, log }: RevocationOptions) {
  const list = createRevocationList({ keptMs: keptSeconds * 1_000, size: mostKept });
  const stopping = new AbortController();
  let since = '0';
  /** Start of the last poll that succeeded. */
  let knownAt = -Infinity;
  let sweptAt = performance.now();
  let isAway = false;
  let pending: Promise<void> | undefined;
  let loop: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    try {
      const { rows } = await db.raw<{ rows: PollRow[] }>(pollSql, [since]).timeout(pollLimitMs);
      const [row] = rows;
      if (!row) throw new Error('no answer to a poll');
      if (!list.add(row.entries.map(revocationOf), startedAt)) throw new Error('more revocations than are kept');
      since = row.xmin;
      knownAt = startedAt;
      if (isAway) log.info('revocations are known again');
      isAway = false;
      if (startedAt - sweptAt < sweepEveryMs) return;
      sweptAt = startedAt;
      list.sweep(startedAt);
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'revocations are unknown');
      isAway = true;
    }
  }

  function poll(): Promise<void> {
    return (pending ??= read().finally(() => {
      pending = undefined;
    }));
  }

  async function pollOnAndOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await poll();
      await wait(pollEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    /**
     * 401 `session-ended` for a token that is refused. While Postgres is away, 503 `revocations-unavailable` where the call
     * `mustBeCertain`; elsewhere what was known last counts until the token runs out.
     */
    async check(user: SessionUser, mustBeCertain: boolean): Promise<void> {
      const askedAt = performance.now();
      const isCertain = (): boolean => askedAt - knownAt <= freshMs;
      if (!isCertain() && (mustBeCertain || !isAway)) await poll();
      // That one may have begun before the call, or have been cut off
      if (!isCertain() && (mustBeCertain || !isAway)) await poll();
      if (list.has(user)) throw problem.unauthorized('session-ended');
      if (mustBeCertain && !isCertain()) throw problem.unavailable('revocations-unavailable', retryAfterSeconds);
    },
    /** Polls from now on; before, and without it, a call that finds its knowledge too old asks. */
    start(): void {
      loop ??= pollOnAndOn();
    },
    /** Closes the connection too. */
    async stop(): Promise<void> {
      stopping.abort();
      await loop;
      await pending;
      await db.destroy();
    },
  };
}

export type Revocations = ReturnType<typeof createRevocations>;
