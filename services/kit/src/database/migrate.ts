import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type pg from 'pg';
import { connectDatabase } from './connect.ts';
import { migrationFailure } from './migration-url.ts';
import type { Migrations } from './migration.ts';
import { refuseWhatServingVersionsNeed } from './serving-versions.ts';

const tableName = 'knex_migrations';
/** Between two looks at whether another copy has finished. */
const gateDelayMs = 200;

function sourceOf(schema: string, migrations: Migrations): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => Object.keys(migrations).toSorted(),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const migration = migrations[name];
      if (!migration) throw new Error(`no migration ${name}`);
      return {
        config: { transaction: migration.transaction },
        up: (db: Knex) => refuseWhatServingVersionsNeed(db, schema, name, migration),
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

/**
 * Brings a schema up to date and returns the names of the migrations that it applied. `url` is that of the role which owns the
 * schema, and leads to Postgres itself: a pooler in transaction mode would leave the lock behind.
 * Any number of copies may do so at once: the others wait for an advisory lock, which Postgres
 * frees when its holder dies, and then find nothing left to do. (Knex's own lock fails the second copy.)
 * Throws ConfigError, with nothing changed, when a version that serves needs what a migration removes, and when `url` is that of
 * another role or of a pooler.
 */
export async function migrate(url: string, schema: string, migrations: Migrations): Promise<string[]> {
  const sessionName = `portal-${schema}-migration`;
  const db = connectDatabase({ url, schema, poolSize: 2, statementTimeoutMs: 0, columns: 'stored', sessionName });
  try {
    // Outside the pool: the lock lives as long as this one connection
    const gate = (await db.client.acquireRawConnection()) as pg.Client;
    try {
      await passGate(gate, schema);
      const config: Knex.MigratorConfig = {
        migrationSource: sourceOf(schema, migrations),
        schemaName: schema,
        tableName,
        // The previous version must start on a schema that the next one has already extended
        disableMigrationsListValidation: true,
      };
      if (await db.schema.withSchema(schema).hasTable(`${tableName}_lock`)) {
        // We hold the advisory lock, so a lock row was left by a killed process
        await db.migrate.forceFreeMigrationsLock(config);
      }
      const [, applied] = (await db.migrate.latest(config)) as [number, string[]];
      return applied;
    } finally {
      await gate.end();
    }
  } catch (error) {
    throw migrationFailure(error, schema);
  } finally {
    await db.destroy();
  }
}
