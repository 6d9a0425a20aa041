import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../../tooling/project-root.ts';
import { temporaryDataFolder } from '../data/data-folder.ts';
import { startEmbeddedServer, type EmbeddedServer } from '../postgres/embedded-server.ts';
import { runTask } from '../processes/run-task.ts';
import { serviceNames } from '../services.ts';
import { connect } from './connect.ts';
import { provision } from './provision.ts';

const limitMs = 60_000;
const copies = [1, 2, 3];

let dataDir: string;
let server: EmbeddedServer;
let adminUrl: string;
let urls: Record<string, string>;
let ownerUrls: Record<string, string>;

beforeAll(async () => {
  dataDir = temporaryDataFolder();
  server = await startEmbeddedServer({
    folder: path.join(dataDir, 'postgres'),
    password: 'test',
    logFile: path.join(dataDir, 'postgres.log'),
    durable: false,
  });
  const passwords = Object.fromEntries(serviceNames.map((name) => [name, 'test']));
  const roles = { passwords, ownerPasswords: passwords };
  ({ urls, ownerUrls, adminUrl } = await provision({ url: server.url, createDatabase: 'portal', ...roles }));
}, limitMs);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function environment(name: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    PATH: process.env.PATH ?? '',
    PORTAL_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: urls[name] ?? '',
    MIGRATION_DATABASE_URL: ownerUrls[name] ?? '',
    PUBLIC_ORIGIN: 'http://localhost:8080',
    JWKS_URL: 'http://127.0.0.1:9/jwks.json',
    FILES_DIR: dataDir,
    MAILBOX_DIR: dataDir,
    MAIL_FROM: 'contact@selmatrix.example',
    ADMIN_EMAIL: 'admin@selmatrix.example',
    ADMIN_PASSWORD: 'only-for-this-test',
    SMWP_PASSWORD_KEY: randomBytes(32).toString('base64'),
    EDUCATION_RECEIPT_SECRET: randomBytes(32).toString('base64'),
    TOTP_KEY: randomBytes(32).toString('base64'),
    REFRESH_SECRET: randomBytes(32).toString('base64'),
    JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function runCopies(name: string, mode: string): Promise<void[]> {
  const entry = path.join(projectRoot, `services/${name}/dist/src/main.js`);
  return Promise.all(
    copies.map((copy) =>
      runTask({
        name: `${name} ${copy}`,
        entry,
        args: [mode],
        env: environment(name),
        logFile: path.join(dataDir, `${name}-${copy}.log`),
      }),
    ),
  );
}

test.each(serviceNames)(
  'three copies of %s that migrate and seed at once all succeed, and seed once',
  async (name) => {
    await runCopies(name, 'migrate');
    await runCopies(name, 'seed');
    const client = await connect(adminUrl);
    const rowsOf = async (): Promise<Record<string, number>> => {
      const tables = await client.query<{ name: string }>(
        'select tablename as name from pg_tables where schemaname = $1 order by 1',
        [name],
      );
      const counts: Record<string, number> = {};
      for (const { name: table } of tables.rows) {
        const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}.${table}`);
        counts[table] = rows[0]?.count ?? 0;
      }
      return counts;
    };
    try {
      const before = await rowsOf();
      expect(Object.values(before).some((count) => count > 0)).toBe(true);
      await runCopies(name, 'seed');
      expect(await rowsOf()).toEqual(before);
    } finally {
      await client.end();
    }
    expect(readFileSync(path.join(dataDir, `${name}-1.log`), 'utf8')).not.toMatch(/"level":(50|60)/);
  },
  limitMs,
);
