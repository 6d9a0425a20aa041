// A fake service or portal for tests of the supervisor: same life cycle, one table, two routes.
import http from 'node:http';
import pg from 'pg';

const { DATABASE_URL, HOST, PORT } = process.env;
const mode = process.argv[2];

async function withDatabase(work) {
  if (!DATABASE_URL) return undefined;
  const client = new pg.Client({ connectionString: DATABASE_URL });
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
  await withDatabase((client) => client.query('create table if not exists notes (id serial primary key)'));
else if (mode === 'serve') {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  server.listen(Number(PORT), HOST, () => process.send({ type: 'ready', port: Number(PORT) }));
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}
if (mode !== 'serve') process.disconnect?.();
