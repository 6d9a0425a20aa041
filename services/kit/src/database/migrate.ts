import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, ConfigError } from '@portal/runtime';
import type { Knex } from 'knex';
import type pg from 'pg';
import { connectDatabase } from './connect.ts';
import { retryLocks, type MigrateOptions } from './lock-waits.ts';
import { migrationFailure } from './migration-url.ts';
import type { Migration, Migrations } from './migration.ts';
import { statementTimeoutMs } from './service-schema.ts';
import { refuseWhatServingVersionsNeed, servingVersions } from './serving-versions.ts';

const tableName = 'knex_migrations';
/** Between two tries of the lock that another copy holds. */
const gateDelayMs = 200;

/** The migration that runs, and the statements that no transaction undoes. */
interface Progress {
  name: string;
  kept: string[];
}

/**
 * Runs a migration. Beside a version that serves, a statement in its transaction ends at the limit that the service's own have:
 * calls that wait for its locks would fail after that time.
 */
async function apply(db: Knex, schema: string, progress: Progress, migration: Migration): Promise<void> {
  const { name } = progress;
  if (migration.transaction === false) {
    const note = (_response: unknown, { sql }: { sql: string }) => progress.kept.push(sql);
    const up = (own: Knex) =>
      migration.up(own.on('query-response', note)).finally(() => own.off('query-response', note));
    await refuseWhatServingVersionsNeed(db, schema, name, { ...migration, up });
    progress.kept = [];
    return;
  }
  const isServed = (await servingVersions(db, schema)).length > 0;
  if (isServed) await db.raw(`set local statement_timeout = ${statementTimeoutMs}`);
  try {
    await refuseWhatServingVersionsNeed(db, schema, name, migration);
  } catch (error) {
    // query_canceled
    if (!isServed || codeOf(error) !== '57014') throw error;
    throw new ConfigError(
      name,
      `${schema} ${name} changed nothing: a statement took longer than ${statementTimeoutMs / 1000} s, for which calls of the version that serves may wait for its locks. Change many rows in a migration of its own, in batches and with transaction: false; or stop the service.`,
    );
  }
}

/** Throws for a declaration that names no earlier migration: it would be true for versions that it does not mean. */
function checkDeclarations(migrations: Migrations): void {
  for (const [name, { unusedSince, narrows = {} }] of Object.entries(migrations)) {
    const since = [unusedSince, ...Object.values(narrows).map(({ satisfiedSince }) => satisfiedSince)];
    const wrong = since.find((key) => key !== undefined && !(key in migrations && key < name));
    if (wrong !== undefined)
      throw new Error(`${name} declares what holds since ${wrong}, which is no earlier migration`);
  }
}

function sourceOf(schema: string, migrations: Migrations, progress: Progress): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => Object.keys(migrations).toSorted(),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const migration = migrations[name];
      if (!migration) throw new Error(`no migration ${name}`);
      return {
        config: { transaction: migration.transaction },
        up: (db: Knex) => {
          progress.name = name;
          return apply(db, schema, progress, migration);
        },
        down: (db: Knex) => migration.down(db),
      };
    },
  };
}

/** Asks again and again: one statement that waits would keep a snapshot, which an index that is made concurrently waits for. */
async function passGate(gate: pg.Client, schema: string): Promise<void> {
  const isHeld = async () => {
    const { rows } = await gate.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [`migrate:${schema}`],
    );
    return rows[0]?.held === true;
  };
  while (!(await isHeld())) await wait(gateDelayMs);
}

/** The failure of a migration without a transaction, with the statements that it leaves behind; any other as it is. */
function withWhatStays(error: unknown, schema: string, { name, kept }: Progress): unknown {
  if (kept.length === 0 || error instanceof ConfigError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const statements = kept.map((sql) => `"${sql.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`).join(', ');
  return new ConfigError(
    name,
    `${schema} ${name} failed half-way (${reason}). It runs without a transaction: ${statements} ran and stay. Make each step repeatable (if not exists, on conflict do nothing), then start again.`,
  );
}

/**
 * Brings a schema up to date and returns the names of the migrations that it applied. `url` is that of the role which owns the
 * schema, and leads to Postgres itself: a pooler in transaction mode would leave the lock behind.
 * Any number of copies may do so at once: the others wait for an advisory lock, which Postgres
 * frees when its holder dies, and then find nothing left to do. (Knex's own lock fails the second copy.)
 * Waits for a lock of a table one second at a time, and half a minute in all: those who read it queue no longer.
 * Throws ConfigError, with nothing changed, when a version that serves needs what a migration removes or could write what it
 * refuses, when a lock is not to be had, and when `url` is that of another role or of a pooler.
 */
export async function migrate(
  url: string,
  schema: string,
  migrations: Migrations,
  options: MigrateOptions = {},
): Promise<string[]> {
  checkDeclarations(migrations);
  const sessionName = `portal-${schema}-migration`;
  const db = connectDatabase({
    url,
    schema,
    poolSize: 2,
    statementTimeoutMs: 0,
    limitsLockWaits: true,
    columns: 'stored',
    sessionName,
  });
  const progress: Progress = { name: schema, kept: [] };
  try {
    // Outside the pool: the lock lives as long as this one connection
    const gate = (await db.client.acquireRawConnection()) as pg.Client;
    try {
      await passGate(gate, schema);
      const config: Knex.MigratorConfig = {
        migrationSource: sourceOf(schema, migrations, progress),
        schemaName: schema,
        tableName,
        // The previous version must start on a schema that the next one has already extended
        disableMigrationsListValidation: true,
      };
      const run = async () => {
        progress.kept = [];
        if (await db.schema.withSchema(schema).hasTable(`${tableName}_lock`)) {
          // We hold the advisory lock, so a lock row was left by a killed process
          await db.migrate.forceFreeMigrationsLock(config);
        }
        const [, applied] = (await db.migrate.latest(config)) as [number, string[]];
        return applied;
      };
      const current = () => `${schema} ${progress.name}`;
      return await retryLocks(run, { gate, sessionName, current, ...options });
    } finally {
      await gate.end();
    }
  } catch (error) {
    throw migrationFailure(withWhatStays(error, schema, progress), schema);
  } finally {
    await db.destroy();
  }
}
