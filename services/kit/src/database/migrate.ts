import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type pg from 'pg';
import { connectDatabase } from './connect.ts';

export interface Migration {
  /**
   * False for what Postgres does outside transactions only, such as an index that is made while rows are written
   * (`create index concurrently`). One that was cut off is begun anew, so each step must bear to be taken twice.
   */
  transaction?: boolean;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
}

/** Applied in key order: `{ '001-timeline': … }`. A key that was released never changes. */
export type Migrations = Record<string, Migration>;

const tableName = 'knex_migrations';
/** Between two looks at whether another copy has finished. */
const gateDelayMs = 200;

function sourceOf(migrations: Migrations): Knex.MigrationSource<string> {
  return {
    getMigrations: async () => Object.keys(migrations).toSorted(),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const migration = migrations[name];
      if (!migration) throw new Error(`no migration ${name}`);
      return {
        config: { transaction: migration.transaction },
        up: (db: Knex) => migration.up(db),
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
 * Brings a schema up to date and returns the names of the migrations that it applied.
 * Any number of copies may do so at once: the others wait for an advisory lock, which Postgres
 * frees when its holder dies, and then find nothing left to do. (Knex's own lock fails the second copy.)
 */
export async function migrate(url: string, schema: string, migrations: Migrations): Promise<string[]> {
  const db = connectDatabase({ url, schema, poolSize: 2, statementTimeoutMs: 0, columns: 'stored' });
  try {
    // Outside the pool: the lock lives as long as this one connection
    const gate = (await db.client.acquireRawConnection()) as pg.Client;
    try {
      await passGate(gate, schema);
      const config: Knex.MigratorConfig = {
        migrationSource: sourceOf(migrations),
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
  } finally {
    await db.destroy();
  }
}
