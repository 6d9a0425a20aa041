import { auditSchemaSql } from '@portal/service-kit/audit-schema';
import { departuresSchemaSql } from '@portal/service-kit/departures-schema';
import { releaseEventsSchemaSql } from '@portal/service-kit/release-events-schema';
import { revocationsSchemaSql } from '@portal/service-kit/revocations-schema';
import { serviceSchemaSql } from '@portal/service-kit/service-schema';
import type pg from 'pg';
import { ClearError, errorCode, firstLine } from '../clear-error.ts';
import { portalSchema } from '../services.ts';
import { connect } from './connect.ts';

export interface ProvisionOptions {
  /** Administrator's address. */
  url: string;
  /** Database to make when missing; without it, the one that the address names is used. */
  createDatabase?: string;
  /** Name of a service or of the portal → password of its role. */
  passwords: Record<string, string>;
  /** The same for the roles that own the schemas. */
  ownerPasswords: Record<string, string>;
}

export interface Provisioned {
  adminUrl: string;
  /** Name of a service or of the portal → address for serving. */
  urls: Record<string, string>;
  /** The same for migrations. */
  ownerUrls: Record<string, string>;
}

/** Role of a process that serves. */
export const servingRole = (name: string): string => `svc_${name}`;
/** Role of its migrations, which owns the schema. */
export const ownerRole = (name: string): string => `own_${name}`;

/** Any number, the same in every supervisor: provisioning of one server at a time. */
const provisionLock = 704_118_021;

/** The service that keeps the accounts: it shows the audit log, erases people from it, and revokes access tokens. */
const accountService = 'account';

/** Address of the same server with another user, password and database. */
function addressFor(url: string, database: string, user: string, password: string): string {
  const address = new URL(url);
  address.username = encodeURIComponent(user);
  address.password = encodeURIComponent(password);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = await connect(url, true);
  try {
    await client.query('select pg_advisory_lock($1)', [provisionLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    await client.query('revoke connect on database postgres, template1 from public');
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function ensureRole(
  client: pg.Client,
  name: string,
  inherits: 'inherit' | 'noinherit',
  password: string | undefined,
): Promise<void> {
  const role = client.escapeIdentifier(name);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await client.query(`create role ${role} nologin`);
  if (password === undefined) return;
  await client.query(`alter role ${role} with login ${inherits} password ${client.escapeLiteral(password)}`);
}

async function ensureTrigrams(client: pg.Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm schema public');
  } catch (error) {
    if (!['0A000', '58P01'].includes(errorCode(error) ?? '')) throw error;
    throw new ClearError(
      'This Postgres has no pg_trgm extension: install its contrib package (postgresql-contrib) and start again.',
    );
  }
}

async function provisionDatabase(client: pg.Client, { passwords, ownerPasswords }: ProvisionOptions): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [provisionLock]);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const database = client.escapeIdentifier(name);
  await ensureTrigrams(client);
  await client.query(`revoke all on database ${database} from public`);
  await client.query('revoke all on schema public from public');
  for (const [service, password] of Object.entries(passwords)) {
    const [user, owner] = [servingRole(service), ownerRole(service)];
    await ensureRole(client, user, 'noinherit', password);
    await ensureRole(client, owner, 'inherit', ownerPasswords[service]);
    await client.query(serviceSchemaSql({ schema: service, database: name, user, owner }));
  }
  const services = Object.keys(passwords);
  const writers = services.map((service) => ({ role: servingRole(service), service }));
  // Migrations may write into the log too, under the name of their service
  const owners = services.map((service) => ({ role: ownerRole(service), service }));
  const keeper = accountService in passwords ? servingRole(accountService) : undefined;
  await client.query(auditSchemaSql({ writers: [...writers, ...owners], keeper }));
  // The portal judges the tokens of those who release
  await client.query(revocationsSchemaSql({ readers: writers.map(({ role }) => role), keeper }));
  // The portal keeps nothing about people
  const readers = writers.filter(({ service }) => service !== portalSchema);
  await client.query(departuresSchemaSql(readers.map(({ role }) => role)));
  if (keeper !== undefined) await client.query(releaseEventsSchemaSql([keeper]));
  return name;
}

/**
 * Makes the database, for each service and the portal a schema with the role that owns it (`own_<name>`) and the one that works
 * with its rows (`svc_<name>`), the audit log, the lists of people who left, of revoked tokens and of releases that were taken back, and pg_trgm; may be repeated.
 * Neither role has a right in the schema of another. Returns the addresses of the roles, and the administrator's.
 */
export async function provision(options: ProvisionOptions): Promise<Provisioned> {
  const adminUrl = options.createDatabase ? await createDatabase(options.url, options.createDatabase) : options.url;
  // The embedded one, which has said that it is ready
  const client = await connect(adminUrl, options.createDatabase !== undefined);
  try {
    const name = await provisionDatabase(client, options);
    const addresses = (passwords: Record<string, string>, roleOf: (service: string) => string) =>
      Object.fromEntries(
        Object.entries(passwords).map(([service, password]) => [
          service,
          addressFor(adminUrl, name, roleOf(service), password),
        ]),
      );
    return {
      adminUrl,
      urls: addresses(options.passwords, servingRole),
      ownerUrls: addresses(options.ownerPasswords, ownerRole),
    };
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new ClearError(
      `The user of DATABASE_URL lacks a right (${firstLine(error)}): make it owner of the database and give it CREATEROLE.`,
    );
  } finally {
    await client.end();
  }
}
