import { randomBytes } from 'node:crypto';
import path from 'node:path';
import compile from './compile.js';

/**
 * One real Postgres for all `*.db.test.ts`, without fsync; their kit makes databases in it. TEST_DATABASE_URL says where it
 * is, TEST_TEMPLATES how the run's template databases begin.
 */
export default async function startDatabase() {
  await compile();
  process.env.TEST_TEMPLATES = `template_${randomBytes(4).toString('hex')}`;
  if (process.env.TEST_DATABASE_URL) return; // an external server, chosen by the person who runs the tests
  const { temporaryDataFolder } = await import('../../dist/local/data/data-folder.js');
  const { startEmbeddedServer } = await import('../../dist/local/postgres/embedded-server.js');
  const folder = temporaryDataFolder();
  const server = await startEmbeddedServer({
    folder: path.join(folder, 'postgres'),
    password: 'test',
    logFile: path.join(folder, 'postgres.log'),
    durable: false,
  });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabase = { server, folder };
}
