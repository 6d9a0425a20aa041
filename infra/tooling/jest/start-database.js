import path from 'node:path';
import { temporaryDataFolder } from '../../dist/local/data/data-folder.js';
import { startEmbeddedServer } from '../../dist/local/postgres/embedded-server.js';

/** One real Postgres for all `*.db.test.ts`, without fsync; their kit makes databases in it. TEST_DATABASE_URL tells where. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return; // an outside server, chosen by whoever runs the tests
  const folder = temporaryDataFolder();
  const server = await startEmbeddedServer({
    folder: path.join(folder, 'postgres'), password: 'test', logFile: path.join(folder, 'postgres.log'), durable: false,
  });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabase = { server, folder };
}
