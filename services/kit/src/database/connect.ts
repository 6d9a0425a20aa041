import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { camelCaseRows, wrapIdentifier } from './column-names.ts';
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
  /** As `pg_stat_activity` shows its sessions; `portal-<schema>` when left out. See servingName. */
  sessionName?: string;
  /** `camelCase` for a service's code (see column-names.ts); `stored` for migrations, whose SQL and Knex's own tables are snake_case. */
  columns: 'camelCase' | 'stored';
}

const connectTimeoutMs = 2_000;
const acquireTimeoutMs = 2_500;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** A `date` stays the text `YYYY-MM-DD`: a Date at local midnight would be another day elsewhere. */
function typeParser(oid: TypeId, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.DATE) return (value) => value;
  return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown;
}

/** A Knex pool on the service's own role; connects at first use. */
export function connectDatabase(options: DatabaseOptions): Knex {
  const isCamelCase = options.columns === 'camelCase';
  return knex({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.sessionName ?? `portal-${options.schema}`,
      ...(options.statementTimeoutMs === undefined
        ? {}
        : { options: `-c statement_timeout=${options.statementTimeoutMs}` }),
      connectionTimeoutMillis: connectTimeoutMs,
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
        done(null, client);
      },
    },
    acquireConnectionTimeout: acquireTimeoutMs,
    // Knex prints what it also throws
    log: { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined },
    // Values would be written into error messages, and so into the log
    compileSqlOnError: false,
  });
}
