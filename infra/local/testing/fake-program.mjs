// A fake service or portal for tests of the supervisor: same life cycle, one table, two routes.
import { once } from 'node:events';
import http from 'node:http';
import pg from 'pg';

if (process.env.WAIT_FOR_START === 'on') {
  process.once('disconnect', () => process.exit(1));
  const [{ start }] = await once(process, 'message');
  Object.assign(process.env, start);
}
const { DATABASE_URL, MIGRATION_DATABASE_URL, HOST, PORT, LISTEN_FD } = process.env;
const mode = process.argv[2];

async function withDatabase(work, connectionString = DATABASE_URL) {
  if (!connectionString) return undefined;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function answer(request, response) {
  if (request.url === '/crash') process.exit(7);
  if (request.method === 'POST') await withDatabase((client) => client.query('insert into notes default values'));
  const count = await withDatabase(
    async (client) => (await client.query('select count(*)::int as count from notes')).rows[0].count,
  );
  response.end(JSON.stringify({ count: count ?? 0 }));
}

if (mode === 'migrate')
  await withDatabase(
    (client) => client.query('create table if not exists notes (id serial primary key)'),
    MIGRATION_DATABASE_URL,
  );
else if (mode === 'serve') {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  const where = LISTEN_FD ? { fd: Number(LISTEN_FD) } : { port: Number(PORT), host: HOST };
  server.listen(where, () => process.send({ type: 'ready', port: Number(PORT) }));
  process.on('message', ({ offerBuilt }) => offerBuilt && process.send({ type: 'settled', older: [] }));
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}
if (mode !== 'serve') process.disconnect?.();
