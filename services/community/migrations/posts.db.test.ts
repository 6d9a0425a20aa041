import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineService } from '@portal/service-kit';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import type { Knex } from '@portal/service-kit/database';
import { createTestService } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { migrations } from './index.ts';

const { '028-posts': _posts, ...former } = migrations;

let service: TestService;
let db: Knex;

/** Differences between both forms of all rows; the columns of each in one order. */
const forms = {
  news: {
    former: `select type as board, id, type, status, title_ko, title_en, content_ko, content_en, starts_at, author_id, author_email, file_name,
      file_path, file_size, file_type, file_sha256, original_path, original_bytes, original_sha256, thumbnail_path, thumbnail_bytes,
      thumbnail_sha256, thumbnail_width, thumbnail_height, image_width, image_height, image_alt_ko, image_alt_en, version, submitted_at,
      returned_at, return_reason, was_shown, created_at, updated_at, removed_at, removed_by_author from news_items`,
    posts: `select board, id, type, status, title_ko, title_en, content_ko, content_en, starts_at, author_id, author_email, file_name,
      file_path, file_size, file_type, file_sha256, original_path, original_bytes, original_sha256, thumbnail_path, thumbnail_bytes,
      thumbnail_sha256, thumbnail_width, thumbnail_height, image_width, image_height, image_alt_ko, image_alt_en, version, submitted_at,
      returned_at, return_reason, was_shown, created_at, updated_at, removed_at, removed_by_author from posts where board <> 'classroom'`,
  },
  classroom: {
    former: `select id, type, 'visible', title, null, content, created_at, author_id, author_email, file_name, file_path, file_size, file_type,
      file_sha256, image_width, image_height, version, created_at, updated_at, removed_at, removed_by_author from classroom_posts`,
    posts: `select id, type, status, title_ko, title_en, content_ko, starts_at, author_id, author_email, file_name, file_path, file_size, file_type,
      file_sha256, image_width, image_height, version, created_at, updated_at, removed_at, removed_by_author from posts where board = 'classroom'`,
  },
  counts: {
    former: `select type as board, type, status, grain, starts, posts from news_items_counts where posts <> 0
      union all select 'classroom', type, 'visible', grain, starts, posts from classroom_posts_counts where posts <> 0`,
    posts: 'select board, type, status, grain, starts, posts from posts_counts where posts <> 0',
  },
  views: {
    former: `select type as board, id, views from news_items join news_views on news_id = id
      union all select 'classroom', id, classroom_posts.views + coalesce(counted.views, 0) from classroom_posts
        left join classroom_views counted on post_id = id where classroom_posts.views + coalesce(counted.views, 0) > 0`,
    posts: 'select board, id, views from post_views',
  },
  documents: {
    former: `select type as kind, id::text, title_ko from news_items where status = 'visible' and removed_at is null
      union all select 'classroom', id::text, title from classroom_posts where removed_at is null`,
    posts: `select kind, source_id, title from search_documents where locale <> 'en'`,
  },
};

/** Rows of both forms, which are the same. */
async function expectEqualForms(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, { former: one, posts: other }] of Object.entries(forms)) {
    const { rows } = await db.raw(
      `((${one}) except all (${other})) union all ((${other}) except all (${one})) limit 5`,
    );
    expect([name, rows]).toEqual([name, []]);
    const { rows: counted } = await db.raw(`select count(*)::int as n from (${other}) as form`);
    sizes[name] = counted[0].n;
  }
  return sizes;
}

const run = (sql: string, values: (string | number | null)[] = []) => db.raw(sql, values);

const fillSql = `
  insert into news_items (type, status, title_ko, title_en, content_ko, content_en, author_id, author_email, starts_at, file_name, file_path,
      file_size, file_type, image_alt_ko, version, submitted_at, returned_at, return_reason, was_shown, created_at, removed_at, removed_by_author)
    select case when n % 3 = 0 then 'announcement' else 'news' end, case when n % 4 = 0 then 'hidden' else 'visible' end, '소식 ' || n,
      case when n % 2 = 0 then 'News ' || n end, '내용', case when n % 2 = 0 then 'Text' end, case when n % 7 <> 0 then 'u' || n % 5 end,
      'a@example.com', now() - n * interval '9 hours', case when n % 6 = 0 then 'a.txt' end, case when n % 6 = 0 then 'news/' || n end,
      case when n % 6 = 0 then n end, case when n % 6 = 0 then 'text/plain' end, case when n % 5 = 0 then '그림' end, 1 + n % 3,
      case when n % 8 = 0 then now() end, case when n % 12 = 4 then now() end, case when n % 12 = 4 then '이유' end, n % 9 = 0,
      now() - n * interval '9 hours', case when n % 10 = 0 then now() - interval '2 days' end, n % 20 = 0
    from generate_series(1, 2500) n;
  insert into classroom_posts (type, title, content, author_id, author_email, views, image_width, image_height, file_name, file_path, file_size,
      created_at, removed_at)
    select (array['free', 'notice', 'attach', 'question'])[1 + n % 4], '글 ' || n, '본문', 'u' || n % 5, 'b@example.com', n % 3,
      case when n % 6 = 0 then 60 end, case when n % 6 = 0 then 40 end, case when n % 6 = 0 then 'b.png' end,
      case when n % 6 = 0 then 'classroom/' || n end, case when n % 6 = 0 then n end, now() - n * interval '5 hours',
      case when n % 11 = 0 then now() end
    from generate_series(1, 2600) n;
  insert into news_views select id, id % 50 + 1 from news_items where id % 2 = 0;
  insert into classroom_views select id, id % 40 + 1 from classroom_posts where id % 3 = 0;
  insert into classroom_answers (post_id, content, author_email, by_admin) select id, '답', '', true from classroom_posts where type = 'question';
  insert into news_corrections (news_id, title_ko, content_ko, author_email, submitted_at)
    select id, title_ko || ' 고침', content_ko, '', now() from news_items where id % 100 = 1`;

const otherTables = ['classroom_answers', 'removed_answers', 'news_corrections', 'media_uses', 'revisions'];
const sumsOf = async (tables: string[]) => {
  const sums: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await db.raw(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${table} t`,
    );
    sums[table] = rows[0].sum;
  }
  return sums;
};

beforeAll(async () => {
  service = await createTestService(defineService({ name: 'community', bases: {}, migrations: former }));
  db = connectDatabase({ url: service.ownerUrl, schema: 'community', poolSize: 2, columns: 'stored' });
  await db.raw(fillSql);
  const before = await sumsOf([...otherTables, 'news_items', 'classroom_posts', 'news_views', 'classroom_views']);
  // The session of the service says that the version before serves
  expect(await migrate(service.ownerUrl, 'community', migrations)).toEqual(['028-posts']);
  expect(await sumsOf(Object.keys(before))).toEqual(before);
}, 60_000);

afterAll(async () => {
  await db?.destroy();
  await service?.close();
});

test('rows of the version before are carried over beside it, with their counts and readers', async () => {
  expect(await expectEqualForms()).toMatchObject({ news: 2500, classroom: 2600, views: expect.any(Number) });
});

test('begun again, the migration changes nothing', async () => {
  const before = await sumsOf(['posts', 'posts_counts', 'post_views']);
  await migrations['028-posts']?.up(db);
  expect(await sumsOf(['posts', 'posts_counts', 'post_views'])).toEqual(before);
  await expectEqualForms();
});

const own = (table: string) => `(select max(id) from ${table})`;

test.each([
  `insert into news_items (type, title_ko, content_ko, author_id, author_email, submitted_at) values ('news', '새 소식', '내용', 'u1', 'a@example.com', now())`,
  `insert into news_items (type, status, title_ko, content_ko, author_email) select 'announcement', 'visible', '공지 ' || n, '내용', '' from generate_series(1, 30) n`,
  `update news_items set title_ko = '고친 소식', title_en = 'Changed', content_en = 'Text', version = version + 1, updated_at = now(), status = 'visible', submitted_at = null where id = ${own('news_items')}`,
  `update news_items set version = version + 1 where id = 7`,
  `update news_items set removed_at = now(), removed_by_author = true where id in (1, 2, 3)`,
  `update news_items set removed_at = null, removed_by_author = false where id in (1, 3)`,
  `update news_items set author_id = null, author_email = '' where author_id = any(array['u2'])`,
  `insert into news_views as known (news_id, views) select id, 1 from news_items where id = 7 on conflict (news_id) do update set views = known.views + 1`,
  `insert into news_views as known (news_id, views) select id, 1 from news_items where id = 8 on conflict (news_id) do update set views = known.views + 1`,
  `delete from news_items where id in (select id from news_items where removed_at is not null order by removed_at limit 100)`,
  `insert into classroom_posts (type, title, content, author_id, author_email) values ('question', '새 질문', '내용', 'u1', 'b@example.com')`,
  `insert into classroom_posts (type, title, content, author_email, views) values ('free', '읽힌 글', '내용', '', 12)`,
  `update classroom_posts set type = 'notice', title = '알림', file_name = 'c.txt', file_path = 'classroom/c', file_size = 3, version = version + 1, updated_at = now() where id = 5`,
  `update classroom_posts set removed_at = now() where id between 20 and 30`,
  `update classroom_posts set removed_at = null where id = 25`,
  `insert into classroom_views as known (post_id, views) select id, 1 from classroom_posts where id = 5 on conflict (post_id) do update set views = known.views + 1`,
  `insert into classroom_views as known (post_id, views) select id, 1 from classroom_posts where id = ${own('classroom_posts')} on conflict (post_id) do update set views = known.views + 1`,
  `delete from classroom_posts where id between 20 and 24`,
])('the version before runs: %s', async (sql) => {
  const { rowCount } = await run(sql);
  expect(rowCount).toBeGreaterThan(0);
  await expectEqualForms();
});

const counted = (board: string, id: number) =>
  `insert into post_views as known (board, id, views) select board, id, 1 from posts where board = '${board}' and id = ${id} on conflict (board, id) do update set views = known.views + 1`;

test.each([
  `insert into posts (board, id, type, status, title_ko, content_ko, author_id, author_email, submitted_at) values ('news', nextval('news_items_id_seq'), 'news', 'hidden', '다음 소식', '내용', 'u1', 'a@example.com', now())`,
  `insert into posts (board, id, type, status, title_ko, content_ko, author_email) select 'announcement', nextval('news_items_id_seq'), 'announcement', 'visible', '다음 공지 ' || n, '내용', '' from generate_series(1, 30) n`,
  `update posts set title_ko = '고친 소식', version = version + 1, updated_at = now(), status = 'visible', submitted_at = null where board = 'news' and id = 7`,
  `update posts set removed_at = now(), removed_by_author = true where board = 'news' and id between 30 and 50`,
  `update posts set removed_at = null, removed_by_author = false where board = 'news' and id between 30 and 35`,
  `update posts set author_id = null, author_email = '' where author_id = 'u3'`,
  counted('news', 7),
  counted('announcement', 63),
  `delete from posts where (board, id) in (select board, id from posts where removed_at is not null order by removed_at limit 100)`,
  `insert into posts (board, id, type, status, title_ko, content_ko, author_email) values ('classroom', nextval('classroom_posts_id_seq'), 'free', 'visible', '다음 글', '내용', '')`,
  `update posts set type = 'question', title_ko = '질문으로', version = version + 1 where board = 'classroom' and id = 8`,
  `update posts set removed_at = now() where board = 'classroom' and id between 70 and 90`,
  counted('classroom', 8),
  counted('classroom', 10),
  `delete from posts where board = 'classroom' and id between 70 and 75`,
])('the new version runs: %s', async (sql) => {
  const { rowCount } = await run(sql);
  expect(rowCount).toBeGreaterThan(0);
  await expectEqualForms();
});

test('a post has its answers and corrections in both forms, and they go with it', async () => {
  const { rows } = await run(
    `insert into posts (board, id, type, status, title_ko, content_ko, author_email) values ('classroom', nextval('classroom_posts_id_seq'), 'question', 'visible', '질문', '내용', '') returning id`,
  );
  const [{ id }] = rows;
  await run(`insert into classroom_answers (post_id, content, author_email, by_admin) values (?, '답', '', true)`, [
    id,
  ]);
  await run(`delete from posts where board = 'classroom' and id = ?`, [id]);
  expect((await run('select from classroom_answers where post_id = ?', [id])).rowCount).toBe(0);
});

/** Runs statements of both versions in turn, each version in its own transaction; one that waits is not waited for. */
async function interleaved(one: string[], other: string[]): Promise<void> {
  const [first, second] = [await db.transaction(), await db.transaction()];
  const results: Promise<unknown>[] = [];
  for (const [index, sql] of one.entries()) {
    await first.raw(sql);
    if (other[index] !== undefined) results.push(second.raw(other[index]).then((done) => done));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await first.commit();
  await Promise.all(results);
  await second.commit();
}

const oldPost = `insert into classroom_posts (type, title, content, author_email) values ('free', '나란히', '내용', '')`;
const newPost = `insert into posts (board, id, type, status, title_ko, content_ko, author_email) values ('classroom', nextval('classroom_posts_id_seq'), 'free', 'visible', '나란히', '내용', '')`;
const oldReader = `insert into classroom_views as known (post_id, views) select id, 1 from classroom_posts where id = 8 on conflict (post_id) do update set views = known.views + 1`;
const oldEdit = 'update classroom_posts set version = version + 1 where id = 8';
const newLock = `select id from posts where board = 'classroom' and id = 8 and held_post(board, id) for update`;
const newEdit = `update posts set version = version + 1 where board = 'classroom' and id = 8`;

test.each([
  ['posts', [oldPost, oldPost], [newPost, newPost]],
  ['posts, the new version first', [newPost, newPost], [oldPost, oldPost]],
  ['readers', [oldReader, oldReader], [counted('classroom', 8), counted('classroom', 8)]],
  ['readers, the new version first', [counted('classroom', 8), counted('classroom', 8)], [oldReader, oldReader]],
  ['edits', [oldEdit, oldEdit], [newLock, newEdit]],
  ['edits, the new version first', [newLock, newEdit], [oldEdit, oldEdit]],
])('%s of both versions at the same time wait for each other, and none fails', async (_what, one, other) => {
  await interleaved(one, other);
  await expectEqualForms();
});

test('the way back leaves what both versions wrote', async () => {
  const before = await sumsOf(['news_items', 'classroom_posts', 'news_views', 'classroom_views', 'search_documents']);
  await migrations['028-posts']?.down(db);
  expect(await sumsOf(Object.keys(before))).toEqual(before);
  await run(oldPost);
  const { rows } = await run(`select count(*)::int as n from search_documents where title = '나란히'`);
  expect(rows[0].n).toBeGreaterThan(1);
});

test('what the version before writes while rows are copied is in both forms', async () => {
  const newest = `select id, 1 from classroom_posts order by id desc limit 1`;
  const over = new AbortController();
  const writer = (async () => {
    let writes = 0;
    for (; !over.signal.aborted; writes += 1) {
      // Of the post that is copied last
      await service.db.raw(
        `insert into classroom_views as known (post_id, views) ${newest} on conflict (post_id) do update set views = known.views + 1`,
      );
      if (writes % 5 === 0) await service.db.raw(oldPost);
      await service.db.raw(`update news_items set version = version + 1 where id = ${own('news_items')}`);
      await service.db.raw('delete from classroom_posts where id = (select min(id) from classroom_posts)');
    }
    return writes;
  })();
  await migrations['028-posts']?.up(db);
  over.abort();
  expect(await writer).toBeGreaterThan(3);
  await expectEqualForms();
});
