import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { auditSchemaSql } from '../audit/audit-schema.ts';
import { departuresSchemaSql } from '../departures/departures-schema.ts';

export interface TestDatabase {
  /** Address of the service's role, as it has it in real life: owner of one schema, no rights elsewhere. */
  url: string;
  /** The same database with the administrator's rights, to look at what the service may not see. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** The service that shows the audit log, as infra/local provisions it. */
const auditKeeper = 'account';

function adminUrl(database?: string): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests through npm test, which starts a Postgres for them');
  if (database === undefined) return url;
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function asAdmin<T>(database: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A fresh database with one schema and its role, on the shared test server. */
export async function createTestDatabase(schema: string): Promise<TestDatabase> {
  const name = `test_${schema}_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await asAdmin(undefined, async (client) => {
    await client.query(`create role ${name} login noinherit password '${password}'`);
    await client.query(`create database ${name} template template0`);
  });
  await asAdmin(name, async (client) => {
    await client.query('create extension if not exists pg_trgm schema public');
    await client.query(`create schema ${client.escapeIdentifier(schema)} authorization ${name}`);
    await client.query(`alter role ${name} in database ${name} set search_path = ${client.escapeIdentifier(schema)}, public`);
    await client.query(auditSchemaSql({ writers: [{ role: name, service: schema }], keeper: schema === auditKeeper ? name : undefined }));
    await client.query(departuresSchemaSql([name]));
  });
  const address = new URL(adminUrl(name));
  address.username = name;
  address.password = password;
  return {
    url: address.href,
    adminUrl: adminUrl(name),
    drop: () => asAdmin(undefined, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role if exists ${name}`);
    }),
  };
}
