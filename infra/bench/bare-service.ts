import Fastify from 'fastify';
import pg from 'pg';

/**
 * A process of its own: the least that could answer the news list, the measure for our own services. Bare Fastify and one query
 * that reads what ours reads: a page of the same columns, and the number of items in all pages.
 */
const listSql = `
  select id, type, status, title_ko, title_en, starts_at, submitted_at, author_id, author_email, file_name, file_size, file_type,
    original_path, thumbnail_path, thumbnail_width, thumbnail_height, image_width, image_height, image_alt_ko, image_alt_en,
    version, created_at, updated_at, left(content_ko, 600) as content_ko, left(content_en, 600) as content_en,
    count(*) over () as total
  from community.posts
  where board = 'news' and status = 'visible' and removed_at is null and starts_at <= now()
  order by starts_at desc, id desc limit 10`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const app = Fastify();
app.get('/list', async () => (await pool.query(listSql)).rows);
process.once('disconnect', () => process.exit(0));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
