import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { bundlePortal } from './bundle-portal.js';
import compile from './compile.js';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * One real Postgres for all `*.db.test.ts`, without fsync; their kit makes databases in it. TEST_DATABASE_URL says where it
 * is, TEST_TEMPLATES how the run's template databases begin, TEST_PORTAL what starts a portal in less time than its entry.
 */
export default async function startDatabase({ testPathPatterns }, { displayName }) {
  await compile();
  // Trials run what is shipped
  if (displayName?.name === 'db' && (await bundlePortal(root, testPathPatterns)))
    process.env.TEST_PORTAL = path.join(import.meta.dirname, 'run-portal.cjs');
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
