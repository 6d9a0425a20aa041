import { rmSync } from 'node:fs';
import pg from 'pg';

/** Removes the run's templates from a server that stays. */
async function dropTemplates(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    process.env.TEST_TEMPLATES,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
  await client.end();
}

export default async function stopDatabase() {
  const running = globalThis.testDatabase;
  if (!running) return dropTemplates(process.env.TEST_DATABASE_URL);
  await running.server.stop();
  return rmSync(running.folder, { recursive: true, force: true });
}
