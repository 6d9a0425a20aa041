import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { auditSchemaSql } from '../audit/audit-schema.ts';
import { migrate } from '../database/migrate.ts';
import type { Migrations } from '../database/migration.ts';
import { roleSettingsSql, serviceSchemaSql } from '../database/service-schema.ts';
import { departuresSchemaSql } from '../departures/departures-schema.ts';
import { releaseEventsSchemaSql } from '../release-events/release-events-schema.ts';
import { revocationsSchemaSql } from '../revocations/revocations-schema.ts';

export { readAudit } from './read-audit.ts';
export { readTables } from './table-sums.ts';
export type { AuditRow } from './read-audit.ts';

export interface TestDatabase {
  /** Address of the service's role, as it has it in real life: the rows of one schema, no rights elsewhere. */
  url: string;
  /** The same database with the role of the migrations, which owns the schema. */
  ownerUrl: string;
  /** Runs SQL as that role: what the service's own may not do, such as renaming a table. */
  asOwner(sql: string): Promise<void>;
  /** The same database with the administrator's rights, to look at what the service may not see. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** The service that keeps the accounts: it shows the audit log and revokes tokens, as infra/local provisions it. */
const accountService = 'account';

function adminUrl(database?: string): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through npm test, which starts a Postgres for them');
  if (database === undefined) return url;
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Of this run. Throws outside of one. */
function templatePrefix(): string {
  const prefix = process.env['TEST_TEMPLATES'];
  if (!prefix)
    throw new Error('TEST_TEMPLATES is not set: run the tests with Jest, whose set-up starts a Postgres for them');
  return prefix;
}

/** The same in every test file of a run, and good enough for a service that thinks it is in production. */
const rolePassword = () => createHash('sha256').update(templatePrefix()).digest('hex');

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const asAdmin = <T>(database: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected(adminUrl(database), work);

const ownerOf = (role: string) => `${role}_owner`;

/** Objects of a template belong to it, so every test database of a service has the same role. */
async function ensureRole(client: pg.Client, role: string, inherits: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role} login ${inherits}`);
  await client.query(`alter role ${role} password '${rolePassword()}'`);
}

async function provision(database: string, schema: string, role: string): Promise<void> {
  await asAdmin(database, async (client) => {
    await client.query('create extension if not exists pg_trgm schema public');
    await client.query(serviceSchemaSql({ schema, database, user: role, owner: ownerOf(role) }));
    await client.query(
      auditSchemaSql({
        writers: [role, ownerOf(role)].map((writer) => ({ role: writer, service: schema })),
        keeper: schema === accountService ? role : undefined,
      }),
    );
    await client.query(departuresSchemaSql([role]));
    if (schema === accountService) await client.query(releaseEventsSchemaSql([role]));
    await client.query(revocationsSchemaSql({ readers: [role], keeper: schema === accountService ? role : undefined }));
  });
}

/** Settings of a role in a database are not part of a template. */
async function setUpRoles(client: pg.Client, database: string, schema: string, role: string): Promise<void> {
  await client.query(roleSettingsSql({ schema, database, user: role, owner: ownerOf(role) }));
}

function roleUrl(database: string, role: string): string {
  const address = new URL(adminUrl(database));
  address.username = role;
  address.password = rolePassword();
  return address.href;
}

/**
 * One template for each set of migrations in a run: they are applied once, and copied for every test file. The run's
 * prefix (TEST_TEMPLATES) lets its tear-down remove them.
 */
function templateName(schema: string, migrations: Migrations): string {
  const hash = createHash('sha256').update(Object.keys(migrations).join()).digest('hex').slice(0, 8);
  return `${templatePrefix()}_${schema}_${hash}`;
}

/** Makes the migrated template unless it exists; test files that ask at the same time wait for the first. */
async function ensureTemplate(
  client: pg.Client,
  schema: string,
  role: string,
  migrations: Migrations,
): Promise<string> {
  const name = templateName(schema, migrations);
  await client.query(`select pg_advisory_lock(hashtextextended('test-template', 0))`);
  try {
    await ensureRole(client, role, 'noinherit');
    await ensureRole(client, ownerOf(role), 'inherit');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await provision(unfinished, schema, role);
    await migrate(roleUrl(unfinished, ownerOf(role)), schema, migrations);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.query(`select pg_advisory_unlock(hashtextextended('test-template', 0))`);
  }
}

/**
 * A database of its own with one schema and its role on the shared test server, with these migrations applied. A copy of
 * a template, so it costs a fraction of migrating.
 */
export async function createTestDatabase(schema: string, migrations: Migrations = {}): Promise<TestDatabase> {
  const name = `test_${schema}_${randomBytes(6).toString('hex')}`;
  const role = `test_${schema}`;
  await asAdmin(undefined, async (client) => {
    const template = await ensureTemplate(client, schema, role, migrations);
    // A third of the time of writing the copy to the log as well
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    await setUpRoles(client, name, schema, role);
  });
  const ownerUrl = roleUrl(name, ownerOf(role));
  return {
    url: roleUrl(name, role),
    ownerUrl,
    asOwner: (sql) => connected(ownerUrl, async (client) => void (await client.query(sql))),
    adminUrl: adminUrl(name),
    drop: () =>
      asAdmin(undefined, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}
