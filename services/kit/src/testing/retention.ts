import { expect } from '@jest/globals';
import type { Knex } from 'knex';
import pg from 'pg';
import { retentionOf } from '../service/service-retention.ts';
import type { ServiceDefinition } from '../service/definition.ts';
import type { TestService } from './create-test-service.ts';

async function tablesOf(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Expects that a service says of each of its tables what becomes of the rows, and of no table that it does not have. */
export async function expectRetentionOfAllTables(
  { db }: Pick<TestService, 'db'>,
  definition: Pick<ServiceDefinition, 'retention' | 'migrations'>,
): Promise<void> {
  const tables = await tablesOf(db);
  const declared = Object.keys(retentionOf(definition));
  expect(tables.filter((name) => !declared.includes(name))).toEqual([]);
  expect(Object.keys(definition.retention ?? {}).filter((name) => !tables.includes(name))).toEqual([]);
}

/** Tables of which a row holds one of some texts, as `table: text`. */
export async function placesOf({ db }: Pick<TestService, 'db'>, texts: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const table of await tablesOf(db))
    for (const text of texts) {
      const { rows } = await db.raw<{ rows: unknown[] }>(
        `select from "${table}" held where position(? in to_jsonb(held)::text) > 0 limit 1`,
        [text],
      );
      if (rows.length > 0) places.push(`${table}: ${text}`);
    }
  return places;
}

/** Puts somebody among those who left, as the account service does. */
export async function leave({ adminUrl }: Pick<TestService, 'adminUrl'>, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`
      create schema if not exists account;
      create table if not exists account.erasures (sequence bigint generated always as identity, user_id uuid, erased_at timestamptz default now())`);
    await client.query('insert into account.erasures (user_id) values ($1)', [userId]);
  } finally {
    await client.end();
  }
}
