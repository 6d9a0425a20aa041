import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startEmbeddedServer, type EmbeddedServer } from '../../local/postgres/embedded-server.ts';
import { databaseUsers, serviceNames } from '../../local/services.ts';
import { projectRoot } from '../../tooling/project-root.ts';

const limitMs = 60_000;
const names = databaseUsers();
const secret = () => randomBytes(32).toString('base64');

let dataDir: string;
let server: EmbeddedServer;
let adminUrl: string;
let env: Record<string, string>;

beforeAll(async () => {
  dataDir = temporaryDataFolder();
  server = await startEmbeddedServer({
    folder: path.join(dataDir, 'postgres'),
    password: 'test',
    logFile: path.join(dataDir, 'postgres.log'),
    durable: false,
  });
  await asAdmin('create database site', server.url);
  adminUrl = server.url.replace(/postgres$/, 'site');
  const address = (role: string) =>
    `postgres://${role}:${randomBytes(12).toString('hex')}@127.0.0.1:${server.port}/site`;
  for (const folder of ['releases', 'state', 'files', 'mailbox']) mkdirSync(path.join(dataDir, folder));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  env = {
    PATH: process.env['PATH'] ?? '',
    PORTAL_ENV: 'production',
    LOG_LEVEL: 'warn',
    ADMIN_DATABASE_URL: adminUrl,
    ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, address(`svc_${name}`)])),
    ...Object.fromEntries(
      names.map((name) => [`${name.toUpperCase()}_MIGRATION_DATABASE_URL`, address(`own_${name}`)]),
    ),
    ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9'])),
    PUBLIC_ORIGIN: 'https://www.selmatrix.example',
    JWKS_URL: 'http://127.0.0.1:9/jwks.json',
    FILES_DIR: path.join(dataDir, 'files'),
    MAILBOX_DIR: path.join(dataDir, 'mailbox'),
    RELEASES_DIR: path.join(dataDir, 'releases'),
    STATE_DIR: path.join(dataDir, 'state'),
    MAIL_FROM: 'contact@selmatrix.example',
    ADMIN_EMAIL: 'first@selmatrix.example',
    ADMIN_PASSWORD: secret(),
    SMWP_PASSWORD_KEY: secret(),
    EDUCATION_RECEIPT_SECRET: secret(),
    TOTP_KEY: secret(),
    REFRESH_SECRET: secret(),
    JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}, limitMs);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function asAdmin(sql: string, url = adminUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface Outcome {
  code: number | null;
  lines: string[];
}

async function portal(args: string[], changes: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [path.join(projectRoot, 'infra/deploy/portal.mjs'), ...args], {
    env: { ...env, ...changes },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, lines: output.split('\n').filter(Boolean) };
}

const faultsOf = async (changes?: Record<string, string>) =>
  (await portal(['doctor'], changes)).lines.filter((line) => line.startsWith('!!'));

test('a command that does not exist shows those that do', async () => {
  const { code, lines } = await portal(['cure']);
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/provision .*\n.*migrate .*\n.*seed .*\n.*publish .*\n.*files .*\n.*doctor /);
});

test('settings of a new installation have secrets of their own each time, and every variable that commands ask for', async () => {
  const read = async () =>
    Object.fromEntries(
      (await portal(['settings', 'postgres.internal:5433'])).lines.map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>;
  const [one, other] = [await read(), await read()];
  expect(Object.keys(one)).toEqual(Object.keys(other));
  for (const [name, value] of Object.entries(one)) expect([name, other[name] === value]).toEqual([name, false]);
  expect(one['ACCOUNT_MIGRATION_DATABASE_URL']).toMatch(
    /^postgres:\/\/own_account:[0-9a-f]{48}@postgres\.internal:5433\/portal$/,
  );
  const asked = Object.keys(env).filter((name) =>
    /DATABASE_URL$|^(JWT|TOTP|SMWP|REFRESH|EDUCATION_R|ADMIN_P)/.test(name),
  );
  expect(Object.keys(one)).toEqual(expect.arrayContaining(asked));
  expect((await portal(['settings', 'no host'])).code).toBe(1);
});

test('provision names every variable that is missing or wrong, and changes nothing', async () => {
  const wrong = { CONTENT_DATABASE_URL: '', SUPPORT_DATABASE_URL: 'mysql://db', ACCOUNT_MIGRATION_DATABASE_URL: '' };
  const { code, lines } = await portal(['provision'], wrong);
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^ACCOUNT_MIGRATION_DATABASE_URL is missing: /),
    expect.stringMatching(/^CONTENT_DATABASE_URL is missing: /),
    expect.stringMatching(/^SUPPORT_DATABASE_URL is not an address /),
  ]);
  const other = { CONTENT_DATABASE_URL: env['SUPPORT_DATABASE_URL'] ?? '' };
  expect((await portal(['provision'], other)).lines).toEqual([
    'CONTENT_DATABASE_URL names another role than svc_content: correct it.',
  ]);
  expect(await asAdmin(`select 1 from pg_roles where rolname = 'svc_content'`)).toEqual([]);
});

describe('an installation', () => {
  test(
    'is provisioned twice at once and again, and migrated by several at once',
    async () => {
      const provisioned = await Promise.all([1, 2].map(() => portal(['provision'])));
      expect(provisioned.map(({ code }) => code)).toEqual([0, 0]);
      const [first, second] = await Promise.all([portal(['migrate']), portal(['migrate'])]);
      expect([first.code, second.code, first.lines, second.lines]).toEqual([0, 0, [], []]);
      for (const name of names) {
        const rows = await asAdmin(`select count(*) = count(distinct name) as once from ${name}.knex_migrations`);
        expect(rows).toEqual([{ once: true }]);
      }
      expect((await portal(['provision'])).code).toBe(0);
      expect((await portal(['migrate', 'account', 'portal'])).code).toBe(0);
    },
    limitMs,
  );

  test('migrates what is named alone, and knows what has a name', async () => {
    const { code, lines } = await portal(['migrate', 'kitchen']);
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^There is no kitchen: the names are portal, account/)]]);
  });

  test(
    'begins with an administrator alone, and has sample content when it is asked for',
    async () => {
      expect(await portal(['seed'])).toEqual({ code: 0, lines: [] });
      expect(await asAdmin('select email, role from account.users')).toEqual([
        { email: 'first@selmatrix.example', role: 'admin' },
      ]);
      expect(await asAdmin('select 1 from content.offices')).toEqual([]);
      expect((await portal(['seed', '--sample'])).code).toBe(0);
      expect((await asAdmin('select 1 from content.offices')).length).toBeGreaterThan(0);
      expect((await portal(['seed', '--everything'])).lines[0]).toBe('--everything is not an option of seed.');
    },
    limitMs,
  );

  test(
    'misses the files that a row names and that are not there, and brings none back from a folder',
    async () => {
      const { code, lines } = await portal(['files']);
      const named = Number(/^files that rows name: (\d+); brought back: 0; missing: 0$/.exec(lines.at(-1) ?? '')?.[1]);
      expect([code, lines.length, named > 0]).toEqual([0, 1, true]);
      const [row] = await asAdmin('select stored_path as path from support.documents order by 1 limit 1');
      const file = path.join(dataDir, 'files', String(row?.['path']));
      renameSync(file, `${file}.away`);
      const missed = await portal(['files', '--bring-back']);
      renameSync(`${file}.away`, file);
      const places = missed.lines.slice(0, -1);
      expect([missed.code, new Set(places)]).toEqual([
        1,
        new Set([`!!  support.documents: ${String(row?.['path'])} is missing`]),
      ]);
      expect(missed.lines.at(-1)).toBe(`files that rows name: ${named}; brought back: 0; missing: ${places.length}`);
    },
    limitMs,
  );

  test(
    'whose processes do not run has no other fault for doctor',
    async () => {
      const faults = await faultsOf();
      expect(faults.filter((line) => !/ keys: no response| service \w+: no response/.test(line))).toEqual([
        '!!  portal releases: no section is live: publish a release of each',
      ]);
      // All but account ask it for its keys
      expect(faults).toHaveLength(1 + serviceNames.length + (serviceNames.length - 1));
    },
    limitMs,
  );
});

describe('doctor finds', () => {
  const planted: [string, string, string, RegExp][] = [
    [
      'a role that may change tables',
      'grant create on schema content to svc_content',
      'revoke create on schema content from svc_content',
      /^!! {2}content rights: svc_content may change the tables of content: run provision/,
    ],
    [
      'a superuser',
      'alter role svc_support superuser',
      'alter role svc_support nosuperuser',
      /^!! {2}support rights: svc_support is a superuser/,
    ],
    [
      'a role that enters another schema',
      'grant usage on schema account to svc_community',
      'revoke usage on schema account from svc_community',
      /^!! {2}community rights: svc_community may enter the schema account: revoke it/,
    ],
    [
      'a table without rights',
      'revoke update on education.applications from svc_education',
      'grant update on education.applications to svc_education',
      /^!! {2}education rights: svc_education lacks rights on applications and 0 other tables: run provision/,
    ],
    [
      'a role without limits',
      'alter role svc_content in database site reset statement_timeout',
      'alter role svc_content in database site set statement_timeout = 3000',
      /^!! {2}content limits: statement_timeout is unlimited for svc_content: run provision/,
    ],
    [
      'an audit log that is closed',
      'revoke usage on schema audit from svc_portal; revoke all (actor_id, actor_label, action, target_type, target_id, target_label, subjects, details, request_id) on audit.entries from svc_portal',
      'grant usage on schema audit to svc_portal; grant insert (actor_id, actor_label, action, target_type, target_id, target_label, subjects, details, request_id) on audit.entries to svc_portal',
      /^!! {2}portal shared tables: .*audit/,
    ],
    [
      'migrations that wait',
      `update content.knex_migrations set name = '000-other' where name = '005-versions'`,
      `update content.knex_migrations set name = '005-versions' where name = '000-other'`,
      /^!! {2}content tables: 1 migrations wait \(005-versions …\): run migrate/,
    ],
    [
      'a schema of another owner',
      'alter schema support owner to postgres',
      'alter schema support owner to own_support',
      /^!! {2}support migrations: own_support does not own the schema support/,
    ],
  ];

  test(
    planted.map(([what]) => what).join(', '),
    async () => {
      for (const [, plant] of planted) await asAdmin(plant);
      const found = (await faultsOf()).filter((line) => !/no response|no section is live/.test(line));
      for (const [what, , , expected] of planted)
        expect([what, found.filter((line) => expected.test(line)).length]).toEqual([what, 1]);
      expect(found).toHaveLength(planted.length);
      for (const [, , mend] of planted) await asAdmin(mend);
      expect((await faultsOf()).filter((line) => !/no response|no section is live/.test(line))).toEqual([]);
    },
    limitMs,
  );

  test(
    'a wrong password, a database that is not there, a folder that cannot be written, a wrong setting, a lost release',
    async () => {
      writeFileSync(path.join(dataDir, 'no-folder'), '');
      await asAdmin(`insert into portal.pointers (section, live, revision) values ('shell', 'v1', 1)`);
      const changed = {
        CONTENT_DATABASE_URL: (env['CONTENT_DATABASE_URL'] ?? '').replace(/:\w+@/, ':some-other-secret@'),
        SUPPORT_DATABASE_URL: (env['SUPPORT_DATABASE_URL'] ?? '').replace(/site$/, 'elsewhere'),
        FILES_DIR: path.join(dataDir, 'no-folder'),
        EDUCATION_RECEIPT_SECRET: 'short',
      };
      const found = (await faultsOf(changed)).filter((line) => !/no response/.test(line));
      expect(found).toEqual(
        [
          /^!! {2}portal releases: the release store lacks shell v1, which is live/,
          /^!! {2}account files: .*no-folder/,
          /^!! {2}community files: /,
          /^!! {2}content database: .*password authentication failed/,
          /^!! {2}content files: /,
          /^!! {2}education settings: EDUCATION_RECEIPT_SECRET is not valid/,
          /^!! {2}support database: .*"elsewhere" does not exist/,
          /^!! {2}support files: /,
        ].map((line): unknown => expect.stringMatching(line)),
      );
    },
    limitMs,
  );
});
