import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, ConfigError } from '@portal/runtime';
import type pg from 'pg';

/**
 * How long a migration waits for a lock. Queries of the table queue behind it meanwhile: it must be well below the time that
 * a statement of the service has (`statementTimeoutMs`).
 */
export const lockTimeoutMs = 1_000;
/** How long it is tried again; with pauses, in which those that queued go on. */
const defaultLockTriesMs = 30_000;
const firstPauseMs = 500;
const maxPauseMs = 4_000;
const blockerPollMs = 200;

/** lock_not_available, deadlock_detected: another try may succeed. */
const retried = new Set(['55P03', '40P01']);

/** Where a migration says why it waits; Fastify's and pino's loggers are ones. */
export interface MigrationLog {
  warn(fields: object, message: string): void;
}

export interface MigrateOptions {
  log?: MigrationLog;
  /** How long locks are tried for; half a minute when left out. */
  lockTriesMs?: number;
}

/** What a migration waits for. */
interface Blocker {
  table: string;
  pid: number;
  session: string | null;
  /** Age of its transaction; null when its role is not one of ours. */
  seconds: number | null;
}

async function findBlocker(gate: pg.Client, sessionName: string): Promise<Blocker | undefined> {
  const { rows } = await gate.query<Blocker>(
    `select l.relation::regclass::text as table, b.pid, a.application_name as session,
       extract(epoch from clock_timestamp() - a.xact_start)::float8 as seconds
     from pg_locks l join pg_stat_activity own on own.pid = l.pid cross join unnest(pg_blocking_pids(l.pid)) as b (pid)
       left join pg_stat_activity a on a.pid = b.pid
     where not l.granted and l.relation is not null and own.datname = current_database() and own.application_name = $1
     order by a.xact_start limit 1`,
    [sessionName],
  );
  return rows[0];
}

/** Remembers who blocks a session while something runs. */
function watchBlocker(gate: pg.Client, sessionName: string) {
  const stop = new AbortController();
  let found: Blocker | undefined;
  const watch = async () => {
    while (!stop.signal.aborted) {
      found = (await findBlocker(gate, sessionName)) ?? found;
      await wait(blockerPollMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  // What it reads is for a message: a failure of its own must not hide that of the migration
  const done = watch().catch(() => undefined);
  return async () => {
    stop.abort();
    await done;
    return found;
  };
}

const describe = ({ session, pid, seconds }: Blocker) =>
  `${session || 'a session'} (pid ${pid}${seconds === null ? '' : `, its transaction is ${Math.round(seconds)} s old`})`;

interface LockRetries extends MigrateOptions {
  /** Another connection than those of the migrations. */
  gate: pg.Client;
  /** Name of the migrations' sessions. */
  sessionName: string;
  /** Name of the migration that runs. */
  current: () => string;
}

/**
 * Runs migrations until they get their locks, which each try waits for no longer than `lockTimeoutMs`. Throws ConfigError with
 * the table and what holds it when `lockTriesMs` are over.
 */
export async function retryLocks<T>(
  run: () => Promise<T>,
  { gate, sessionName, current, log, lockTriesMs = defaultLockTriesMs }: LockRetries,
): Promise<T> {
  const began = performance.now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const stopWatching = watchBlocker(gate, sessionName);
    try {
      return await run();
    } catch (error) {
      if (!retried.has(codeOf(error) ?? '')) throw error;
      const blocker = await stopWatching();
      const triedMs = performance.now() - began;
      if (triedMs + pauseMs > lockTriesMs) {
        const table = blocker ? `the table ${blocker.table} is used by ${describe(blocker)}` : 'a table is in use';
        throw new ConfigError(
          current(),
          `${current()} changed nothing: ${table}, and ${Math.round(triedMs / 1000)} s of tries did not get its lock. Wait for that transaction or end it (select pg_terminate_backend(pid)), then start again.`,
        );
      }
      log?.warn({ migration: current(), ...blocker, pauseMs }, 'a migration waits for a lock');
    } finally {
      await stopWatching();
    }
    await wait(pauseMs);
  }
}

type Callback = (error: Error | null, result?: unknown) => void;

/**
 * Lets a connection with a lock timeout wait as long as it takes for an index that is made or dropped concurrently: that waits
 * for older transactions, and no query waits for it. For the callbacks with which Knex sends its statements.
 */
export function waitConcurrently(client: pg.Client): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  client.query = ((config: string | pg.QueryConfig, ...rest: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    const done = rest.at(-1);
    if (typeof done !== 'function' || !/\bconcurrently\b/i.test(text)) return query(config, ...rest);
    const finish: Callback = (error, result) =>
      query(`set lock_timeout = ${lockTimeoutMs}`, (failure: Error | null) =>
        (done as Callback)(error ?? failure, result),
      );
    return query('set lock_timeout = 0', (failure: Error | null) => {
      if (failure) (done as Callback)(failure);
      else query(config, ...rest.slice(0, -1), finish);
    });
  }) as typeof client.query;
}
