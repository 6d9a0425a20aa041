import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { camelCaseRows, wrapIdentifier } from './column-names.ts';
import { lockTimeoutMs, waitConcurrently } from './lock-waits.ts';
import { namePrepared } from './prepared.ts';

export interface DatabaseOptions {
  url: string;
  /** Schema of the service; public comes after it for the operators of extensions. */
  schema: string;
  poolSize: number;
  /**
   * Instead of the limit that the role has; 0 is none, for migrations and seeds. Only for connections that reach Postgres itself: a
   * pooler in transaction mode refuses it.
   */
  statementTimeoutMs?: number;
  /** For migrations: a statement waits for a lock no longer than `lockTimeoutMs`. */
  limitsLockWaits?: boolean;
  /** As `pg_stat_activity` shows its sessions; `portal-<schema>` when left out. See servingName. */
  sessionName?: string;
  /** `camelCase` for a service's code (see column-names.ts); `stored` for migrations, whose SQL and Knex's own tables are snake_case. */
  columns: 'camelCase' | 'stored';
}

const connectTimeoutMs = 2_000;
const acquireTimeoutMs = 2_500;
/** Of migrations and seeds, which no client waits for: on a busy machine a connection takes long. */
const patientTimeoutMs = 120_000;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** A `date` stays the text `YYYY-MM-DD`: a Date at local midnight would be another day elsewhere. */
function typeParser(oid: TypeId, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return (value) => value;
  return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown;
}

/** A Knex pool on the service's own role; connects at first use. */
export function connectDatabase(options: DatabaseOptions): Knex {
  const isPatient = options.statementTimeoutMs === 0;
  const isCamelCase = options.columns === 'camelCase';
  const settings = [
    ...(options.statementTimeoutMs === undefined ? [] : [`statement_timeout=${options.statementTimeoutMs}`]),
    ...(options.limitsLockWaits ? [`lock_timeout=${lockTimeoutMs}`] : []),
  ];
  return knex({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.sessionName ?? `portal-${options.schema}`,
      ...(settings.length > 0 ? { options: settings.map((setting) => `-c ${setting}`).join(' ') } : {}),
      connectionTimeoutMillis: isPatient ? patientTimeoutMs : connectTimeoutMs,
      types: { getTypeParser: typeParser },
    } as Knex.PgConnectionConfig,
    ...(isCamelCase ? { wrapIdentifier } : {}),
    searchPath: [options.schema, 'public'],
    pool: {
      min: 0,
      max: options.poolSize,
      idleTimeoutMillis: 30_000,
      afterCreate: (client: pg.Client, done: (error: Error | null, client: pg.Client) => void) => {
        if (isCamelCase) camelCaseRows(client);
        namePrepared(client);
        if (options.limitsLockWaits) waitConcurrently(client);
        done(null, client);
      },
    },
    acquireConnectionTimeout: isPatient ? patientTimeoutMs : acquireTimeoutMs,
    // Knex prints what it also throws
    log: { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined },
    // Values would be written into error messages, and so into the log
    compileSqlOnError: false,
  });
}
