import Fastify from 'fastify';
import pg from 'pg';

/** The least that could answer the news list: bare Fastify and one query, the measure for our own services. */
export async function startBareService(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const app = Fastify();
  app.get('/list', async () => {
    const { rows } = await pool.query(
      `select *, count(*) over () as total from community.news_items
       where type = 'news' and status = 'visible' and removed_at is null and starts_at <= now()
       order by starts_at desc, id desc limit 10`,
    );
    return rows;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${url}/list`,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
