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
  /** 0: none, for migrations. */
  statementTimeoutMs: number;
  /** `camelCase` for a service's code (see column-names.ts); `stored` for migrations, whose SQL and Knex's own tables are snake_case. */
  columns: 'camelCase' | 'stored';
}

/** Below the service's limit of 5 s, so that a slow query is a 503 of ours and not a cut connection. */
export const statementTimeoutMs = 3_000;
const connectTimeoutMs = 2_000;
const acquireTimeoutMs = 2_500;
const idleInTransactionMs = 10_000;

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
      application_name: `portal-${options.schema}`,
      statement_timeout: options.statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
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
