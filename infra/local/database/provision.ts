import { auditSchemaSql } from '@portal/service-kit/audit-schema';
import { departuresSchemaSql } from '@portal/service-kit/departures-schema';
import { revocationsSchemaSql } from '@portal/service-kit/revocations-schema';
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
}

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
  const client = await connect(url);
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

async function ensureRole(client: pg.Client, service: string, password: string): Promise<void> {
  const role = client.escapeIdentifier(`svc_${service}`);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [`svc_${service}`]);
  if (rowCount === 0) await client.query(`create role ${role} nologin`);
  await client.query(`alter role ${role} with login noinherit password ${client.escapeLiteral(password)}`);
}

async function ensureSchema(client: pg.Client, service: string, database: string): Promise<void> {
  const role = client.escapeIdentifier(`svc_${service}`);
  const schema = client.escapeIdentifier(service);
  // A schema can only be given to a role that the giver may become; superusers may become any
  await client.query(`grant ${role} to current_user`);
  await client.query(`create schema if not exists ${schema} authorization ${role}`);
  await client.query(`revoke all on schema ${schema} from public`);
  await client.query(`grant connect on database ${database} to ${role}`);
  await client.query(`grant usage on schema public to ${role}`);
  // public comes last and can only be read: the operators of pg_trgm live there
  await client.query(`alter role ${role} in database ${database} set search_path = ${schema}, public`);
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

async function provisionDatabase(client: pg.Client, passwords: Record<string, string>): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [provisionLock]);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const database = client.escapeIdentifier(name);
  await ensureTrigrams(client);
  await client.query(`revoke all on database ${database} from public`);
  await client.query('revoke all on schema public from public');
  for (const [service, password] of Object.entries(passwords)) {
    await ensureRole(client, service, password);
    await ensureSchema(client, service, database);
  }
  const writers = Object.keys(passwords).map((service) => ({ role: `svc_${service}`, service }));
  const keeper = accountService in passwords ? `svc_${accountService}` : undefined;
  await client.query(auditSchemaSql({ writers, keeper }));
  // The portal judges the tokens of those who release
  await client.query(revocationsSchemaSql({ readers: writers.map(({ role }) => role), keeper }));
  // The portal keeps nothing about people
  const services = writers.filter(({ service }) => service !== portalSchema);
  await client.query(departuresSchemaSql(services.map(({ role }) => role)));
  return name;
}

/**
 * Makes the database, one role `svc_<name>` and one schema for each service and the portal, the audit log, the lists of people who left and of revoked tokens, and pg_trgm; may be repeated.
 * A role owns its schema and has no right in any other. Returns each service's own address, and the administrator's.
 */
export async function provision(
  options: ProvisionOptions,
): Promise<{ adminUrl: string; urls: Record<string, string> }> {
  const adminUrl = options.createDatabase ? await createDatabase(options.url, options.createDatabase) : options.url;
  const client = await connect(adminUrl);
  try {
    const name = await provisionDatabase(client, options.passwords);
    const entries = Object.entries(options.passwords).map(([service, password]) => [
      service,
      addressFor(adminUrl, name, `svc_${service}`, password),
    ]);
    return { adminUrl, urls: Object.fromEntries(entries) as Record<string, string> };
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new ClearError(
      `The user of DATABASE_URL lacks a right (${firstLine(error)}): make it owner of the database and give it CREATEROLE.`,
    );
  } finally {
    await client.end();
  }
}
