import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryDataFolder } from './data/data-folder.ts';
import { runFakePortal } from './testing/fake-portal.ts';

/** No other process has these on Debian, macOS or Alpine but `nobody` itself. */
const nobody = 65_534;

let dataDir: string;

beforeAll(() => {
  dataDir = temporaryDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The lines that a refused start prints, without the progress before them. */
async function refusal(env: Record<string, string>, ids: { uid?: number; gid?: number } = {}): Promise<string[]> {
  const { code, output } = await runFakePortal({ env: { PORTAL_DATA: dataDir, ...env }, ...ids }).ended;
  expect(code).toBe(1);
  return output.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
}

function databaseUrl(change: Partial<Record<'username' | 'password' | 'port' | 'pathname', string>>): string {
  return Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), change).href;
}

test('a taken port is one line that names it and a free neighbour', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as net.AddressInfo;
  const lines = await refusal({ PORT: String(port) });
  other.close();
  expect(lines).toEqual([
    `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=${port + 1} npm start`,
  ]);
});

test('a PORT that is no number is one line', async () => {
  expect(await refusal({ PORT: 'http' })).toEqual([expect.stringMatching(/^PORT is "http": set it to a number/)]);
});

describe('DATABASE_URL', () => {
  test('no address at all', async () => {
    expect(await refusal({ DATABASE_URL: 'localhost' })).toEqual([
      expect.stringMatching(/^DATABASE_URL is not an address of a Postgres database: write it as/),
    ]);
  });

  test('nobody answers', async () => {
    expect(await refusal({ DATABASE_URL: databaseUrl({ port: '1' }) })).toEqual([
      expect.stringMatching(/^No Postgres answers at 127.0.0.1:1 \(ECONNREFUSED\): start it, correct DATABASE_URL/),
    ]);
  });

  test('a wrong password is not repeated', async () => {
    const lines = await refusal({ DATABASE_URL: databaseUrl({ password: 'very-wrong' }) });
    expect(lines).toEqual([
      expect.stringMatching(/refuses user "postgres" .*: correct the name and password in DATABASE_URL/),
    ]);
    expect(lines.join('')).not.toContain('very-wrong');
  });

  test('a database that does not exist', async () => {
    expect(await refusal({ DATABASE_URL: databaseUrl({ pathname: '/nowhere' }) })).toEqual([
      expect.stringMatching(/has no database "nowhere": create it/),
    ]);
  });
});

describe('the data folder', () => {
  test('one that may not be written is one line', async () => {
    const folder = path.join(dataDir, 'read-only');
    mkdirSync(folder, { mode: 0o755 });
    chmodSync(folder, 0o555);
    const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    expect(await refusal({ PORTAL_DATA: folder }, asNobody)).toEqual([
      `The data folder ${folder} may not be written by this user: change its owner, or set PORTAL_DATA to a folder of yours.`,
    ]);
  });

  test('one below a file is one line', async () => {
    const folder = path.join(import.meta.filename, 'data');
    expect(await refusal({ PORTAL_DATA: folder })).toEqual([
      expect.stringMatching(/cannot be made there: set PORTAL_DATA to another path/),
    ]);
  });
});

describe('a public origin', () => {
  test('each missing secret has its own line', async () => {
    expect(await refusal({ PUBLIC_ORIGIN: 'https://www.example.com' })).toEqual([
      'ADMIN_EMAIL is missing: set it to the address of the first administrator.',
      'ADMIN_PASSWORD is missing: set the password of the first administrator.',
      expect.stringMatching(/^TOTP_KEY is missing/),
      expect.stringMatching(/^SMWP_PASSWORD_KEY is missing/),
    ]);
  });

  test('defaults count as missing', async () => {
    const env = {
      PUBLIC_ORIGIN: 'https://www.example.com',
      ADMIN_EMAIL: 'admin@selmatrix.example',
      ADMIN_PASSWORD: 'changeme1234',
      SMWP_PASSWORD_KEY: Buffer.alloc(32).toString('base64'),
      TOTP_KEY: 'changeme',
    };
    expect(await refusal(env)).toEqual([
      expect.stringMatching(/^ADMIN_EMAIL is the sample address/),
      expect.stringMatching(/^ADMIN_PASSWORD is a well-known default/),
      expect.stringMatching(/^TOTP_KEY is not 32 random bytes/),
      expect.stringMatching(/^SMWP_PASSWORD_KEY is not 32 random bytes/),
    ]);
  });
});
