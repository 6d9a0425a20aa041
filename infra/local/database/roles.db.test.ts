import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { temporaryDataFolder } from '../data/data-folder.ts';
import { startEmbeddedServer, type EmbeddedServer } from '../postgres/embedded-server.ts';
import { databaseUsers, serviceNames } from '../services.ts';
import { provision } from './provision.ts';

const setUpLimitMs = 60_000;
/** Services and the portal. */
const names = databaseUsers();
const invented = () => Object.fromEntries(names.map((name) => [name, randomBytes(12).toString('base64url')]));
const roles = { passwords: invented(), ownerPasswords: invented() };

let dataDir: string;
let server: EmbeddedServer;
let urls: Record<string, string>;
let ownerUrls: Record<string, string>;
let adminUrl: string;

beforeAll(async () => {
  dataDir = temporaryDataFolder();
  server = await startEmbeddedServer({
    folder: path.join(dataDir, 'postgres'),
    password: 'test',
    logFile: path.join(dataDir, 'postgres.log'),
    durable: false,
  });
  ({ urls, ownerUrls, adminUrl } = await provision({ url: server.url, createDatabase: 'portal', ...roles }));
  for (const name of names)
    await query(ownerUrls[name], 'create table private_things (id int); insert into private_things values (1)');
}, setUpLimitMs);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function query<Row extends pg.QueryResultRow>(url: string | undefined, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const pairs = names.flatMap((own) => names.filter((other) => other !== own).map((other) => [own, other] as const));

describe('roles', () => {
  test.each(pairs)('%s can neither read nor write a table of %s', async (own, other) => {
    await expect(query(urls[own], `select * from ${other}.private_things`)).rejects.toMatchObject({ code: '42501' });
    await expect(query(urls[own], `insert into ${other}.private_things values (2)`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(query(urls[own], `create table ${other}.mine (id int)`)).rejects.toMatchObject({ code: '42501' });
    await expect(query(urls[own], `set role svc_${other}`)).rejects.toMatchObject({ code: '42501' });
    await expect(query(ownerUrls[own], `select * from ${other}.private_things`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('a role reads its own table without naming the schema', async () => {
    expect(await query(urls.content, 'select id from private_things')).toEqual([{ id: 1 }]);
  });

  test.each(names)(
    '%s writes into the audit log under its own name, and neither changes nor deletes an entry',
    async (name) => {
      await query(urls[name], `insert into audit.entries (action) values ('trial.${name}')`);
      expect(await query(adminUrl, `select service from audit.entries where action = 'trial.${name}'`)).toEqual([
        { service: name },
      ]);
      for (const sql of [
        `update audit.entries set action = 'a.b'`,
        'delete from audit.entries',
        'truncate audit.entries',
        'alter table audit.entries add column x int',
      ]) {
        await expect(query(urls[name], sql)).rejects.toMatchObject({ code: '42501' });
      }
    },
  );

  test('account alone reads the audit log', async () => {
    for (const name of serviceNames) {
      const reading = query(urls[name], 'select id from audit.entries');
      await (name === 'account'
        ? expect(reading).resolves.toBeDefined()
        : expect(reading).rejects.toMatchObject({ code: '42501' }));
    }
  });

  test('every role learns who left, and nothing else of the accounts', async () => {
    await query(
      ownerUrls.account,
      `create table erasures (sequence bigint, user_id uuid, erased_at timestamptz); insert into erasures values (1, '00000000-0000-0000-0000-000000000001', now() - interval '1 day')`,
    );
    for (const name of serviceNames) {
      expect(await query(urls[name], 'select * from departures.since(0)')).toEqual([
        { sequence: '1', user_id: '00000000-0000-0000-0000-000000000001' },
      ]);
      expect(await query(urls[name], 'select * from departures.since(1)')).toEqual([]);
    }
    // The portal keeps nothing about people
    await expect(query(urls.portal, 'select * from departures.since(0)')).rejects.toMatchObject({ code: '42501' });
    await expect(query(urls.community, 'select * from account.erasures')).rejects.toMatchObject({ code: '42501' });
  });

  test('account alone learns what releases were refused or taken back, and reads nothing else of the portal', async () => {
    await query(
      ownerUrls.portal,
      `create table release_events (id bigint, event text, kind text, name text, section text, version text, live text, moved_by text, actor_id text, reason text, findings jsonb, happened_at timestamptz);
       insert into release_events (id, event, happened_at) values (1, 'healed', now()), (2, 'healed', now() - interval '2 days'), (3, 'held', now())`,
    );
    expect(await query(urls.account, 'select id, event from release_events.recent()')).toEqual([
      { id: '1', event: 'healed' },
    ]);
    // Readers of earlier versions do not know all that there is
    expect(await query(urls.account, `select id, event from release_events.recent(array['held'])`)).toEqual([
      { id: '3', event: 'held' },
    ]);
    for (const name of serviceNames.filter((other) => other !== 'account'))
      for (const call of ['recent()', `recent(array['held'])`])
        await expect(query(urls[name], `select * from release_events.${call}`)).rejects.toMatchObject({
          code: '42501',
        });
    await expect(query(urls.account, 'select * from portal.release_events')).rejects.toMatchObject({ code: '42501' });
  });

  test('account alone revokes access tokens, everybody reads which, and nobody changes an entry', async () => {
    const revoke = 'insert into revocations.entries (session_id) values (gen_random_uuid())';
    for (const name of names) {
      const revoking = query(urls[name], revoke);
      await (name === 'account'
        ? expect(revoking).resolves.toBeDefined()
        : expect(revoking).rejects.toMatchObject({ code: '42501' }));
      expect((await query(urls[name], 'select session_id from revocations.entries')).length).toBeLessThan(2);
      await expect(query(urls[name], 'update revocations.entries set at = now()')).rejects.toMatchObject({
        code: '42501',
      });
    }
    await query(urls.account, 'delete from revocations.entries');
  });

  test('a role cannot put anything into public, make schemas or databases, or enter another database', async () => {
    await expect(query(urls.content, 'create table public.mine (id int)')).rejects.toMatchObject({ code: '42501' });
    await expect(query(urls.content, 'create schema mine')).rejects.toMatchObject({ code: '42501' });
    await expect(query(urls.content, 'create database mine')).rejects.toMatchObject({ code: '42501' });
    const elsewhere = new URL(urls.content ?? '');
    elsewhere.pathname = '/postgres';
    await expect(query(elsewhere.href, 'select 1')).rejects.toMatchObject({ code: '42501' });
  });

  test('trigrams know Hangul, and text sorts as Koreans sort it', async () => {
    const [row] = await query<{ trigrams: number }>(
      urls.community,
      `select cardinality(show_trgm('교육일정')) as trigrams`,
    );
    expect(row?.trigrams).toBeGreaterThan(0);
    const sorted = await query<{ word: string }>(
      urls.community,
      `select word from (values ('나'), ('가'), ('b'), ('A')) as v(word) order by word`,
    );
    expect(sorted.map(({ word }) => word)).toEqual(['가', '나', 'A', 'b']);
  });
});

describe('provisioning', () => {
  test('may be repeated, by several starts at once, and changes no data', async () => {
    await Promise.all([1, 2, 3].map(() => provision({ url: server.url, createDatabase: 'portal', ...roles })));
    expect(await query(urls.support, 'select id from private_things')).toEqual([{ id: 1 }]);
  });

  test('gives what a role owned that served and migrated to its owner, with all rows', async () => {
    await query(adminUrl, `create role svc_former login noinherit password 'former'`);
    await query(adminUrl, 'create schema former authorization svc_former');
    await query(adminUrl, 'grant connect on database portal to svc_former');
    const former = new URL(urls.content ?? '');
    former.username = 'svc_former';
    former.password = 'former';
    const before = `create domain former.short as text; create table former.notes (id serial, text former.short);
      create function former.one() returns int language sql as 'select 1'; insert into former.notes (text) values ('kept')`;
    await query(former.href, before);
    const one = { passwords: { former: 'former' }, ownerPasswords: { former: 'owner' } };
    const given = await provision({ url: adminUrl, ...one });
    await provision({ url: adminUrl, ...one });
    expect(await query(given.urls.former, `insert into notes (text) values ('new') returning id, one()`)).toEqual([
      { id: 2, one: 1 },
    ]);
    await expect(query(given.urls.former, 'drop table notes')).rejects.toMatchObject({ code: '42501' });
    await expect(query(given.urls.former, 'create table more (id int)')).rejects.toMatchObject({ code: '42501' });
    expect(await query(given.ownerUrls.former, 'alter table notes add more int')).toEqual([]);
    expect(await query(given.urls.former, 'select text, more from notes order by id')).toEqual([
      { text: 'kept', more: null },
      { text: 'new', more: null },
    ]);
  });

  test('limits the time of statements and of idle transactions for the role that serves alone', async () => {
    const limits = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(await query(urls.content, limits)).toEqual([{ statement: '3s', idle: '10s' }]);
    expect(await query(ownerUrls.content, limits)).toEqual([{ statement: '0', idle: '0' }]);
  });

  test('takes an owner of the database who may make roles, and no superuser', async () => {
    await query(adminUrl, `create role builder login createrole password 'builder'`);
    await query(adminUrl, 'create database outside owner builder');
    const url = `postgres://builder:builder@127.0.0.1:${server.port}/outside`;
    const trial = { trial: 'trial-password' };
    const outside = await provision({ url, passwords: trial, ownerPasswords: trial });
    await query(outside.ownerUrls.trial, 'create table mine (id int)');
    await query(outside.urls.trial, 'insert into mine values (1)');
    expect(new URL(outside.urls.trial ?? '').pathname).toBe('/outside');
    await expect(query(urls.content, 'select 1')).resolves.toHaveLength(1);
  });

  test('says what a user of DATABASE_URL lacks', async () => {
    await query(adminUrl, `create role visitor login password 'visitor'`);
    await query(adminUrl, 'create database foreign_land');
    const url = `postgres://visitor:visitor@127.0.0.1:${server.port}/foreign_land`;
    await expect(provision({ url, ...roles })).rejects.toThrow(
      /lacks a right .*: make it owner of the database and give it CREATEROLE/,
    );
  });
});
