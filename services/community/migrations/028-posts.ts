import { searchTrigger } from '@portal/service-kit';
import type { Migration } from '@portal/service-kit';
import type { Knex } from 'knex';
import { counting } from './004-counts.ts';
import { formerSources, postSource } from './011-site-search.ts';
import { copyPosts, mirroredTables, mirrorsSql, noMirrorsSql } from './028-posts-mirrors.ts';

const tablesSql = `
  -- All boards. The numbers of a board come from its own sequence; news and announcements share one.
  create table posts (
    board text not null check (board ~ '^[a-z]+(-[a-z]+)*$'),
    id integer not null,
    -- A kind within the board; the name of the board where it has none.
    type text not null check (type <> ''),
    -- Nothing is shown before somebody decides so.
    status text not null default 'hidden' check (status in ('visible', 'hidden')),
    title_ko text not null check (title_ko <> ''),
    title_en text check (title_en <> ''),
    content_ko text not null,
    content_en text,
    -- Lists are sorted by it; of boards without a schedule it is created_at.
    starts_at timestamptz not null default now(),
    -- Account ids belong to another service; null once the author has left.
    author_id text,
    author_email text not null,
    file_name text,
    file_path text,
    file_size integer check (file_size between 1 and 5242880),
    file_type text,
    file_sha256 text check (length(file_sha256) = 64),
    original_path text,
    original_bytes integer check (original_bytes > 0),
    original_sha256 text check (length(original_sha256) = 64),
    thumbnail_path text,
    thumbnail_bytes integer check (thumbnail_bytes > 0),
    thumbnail_sha256 text check (length(thumbnail_sha256) = 64),
    thumbnail_width integer check (thumbnail_width > 0),
    thumbnail_height integer check (thumbnail_height > 0),
    image_width integer check (image_width > 0),
    image_height integer check (image_height > 0),
    image_alt_ko text check (image_alt_ko <> ''),
    image_alt_en text check (image_alt_en <> ''),
    -- Counts changes by people; an edit that was made from an older one is refused.
    version integer not null default 1,
    -- It waits for a decision, or an editor gave it back to its author with a reason.
    submitted_at timestamptz,
    returned_at timestamptz,
    return_reason text check (length(return_reason) between 1 and 1000),
    -- Readers have seen it before it was hidden, so that it keeps its date when it is shown again. Null: not known.
    was_shown boolean,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- Set while the post lies in the trash, to which its author or an editor moved it.
    removed_at timestamptz,
    removed_by_author boolean not null default false,
    primary key (board, id),
    constraint file_is_whole check (num_nulls(file_name, file_path, file_size) in (0, 3)),
    constraint image_is_whole
      check (num_nulls(original_path, thumbnail_path) in (0, 2) and (original_path is null or num_nulls(image_width, image_height) = 0))
  );
  -- Narrow rows of their own: counting a reader must not rewrite a post and its index entries.
  create table post_views (
    board text not null,
    id integer not null,
    views integer not null check (views > 0),
    primary key (board, id),
    foreign key (board, id) references posts on delete cascade
  ) with (fillfactor = 50);
  -- Of boards that come later.
  create sequence posts_id_seq as integer;
  ${counting('posts', { keys: ['board', 'type', 'status'], moment: 'starts_at' })}`;

const isListed = 'where removed_at is null';
const indexes = {
  posts_list: `posts (board, starts_at desc, id desc) include (type, status) ${isListed}`,
  posts_public: `posts (board, starts_at desc, id desc) ${isListed} and status = 'visible'`,
  posts_by_type: `posts (board, type, starts_at desc, id desc) ${isListed}`,
  posts_by_author: 'posts (author_id)',
  posts_waiting: `posts (submitted_at, id) ${isListed} and submitted_at is not null`,
  posts_trash: 'posts (removed_at, id) where removed_at is not null',
  posts_by_creation: 'posts (created_at, id)',
  posts_by_update: `posts (updated_at, id) ${isListed}`,
  posts_by_title: `posts (title_ko, id) ${isListed}`,
  // Without the pending list, which every search would have to read to its end
  posts_folded: `posts using gin (search_keys(board || ' ' || type || ' ' || status, starts_at, search_fold(title_ko || E'\\n' || coalesce(title_en, '')))) with (fastupdate = off)`,
};

const dropSql = `
  ${noMirrorsSql}
  drop table if exists post_views, posts, posts_counts;
  drop sequence if exists posts_id_seq;
  drop function if exists posts_counted, posts_searched, posts_carried, post_views_carried, held_post`;

const mediaSources = ['classroom_posts', 'news_items', 'classroom_answers', 'news_corrections'];
const allowSources = (sources: string[]) => `
  alter table media_uses drop constraint media_uses_source_check,
    add constraint media_uses_source_check check (source in (${sources.map((source) => `'${source}'`).join(', ')}))`;

const search = searchTrigger(postSource);
const formerSearches = formerSources.map(({ table }) => `${table}_searched`);
const doesNothing = (name: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin return null; end $$;`;

/** Everything that locks a table; the documents of posts are not written yet. */
const firstSql = `${tablesSql} ${mirrorsSql} ${search.function} ${search.trigger} ${doesNothing('posts_searched')}
  ${allowSources([...mediaSources, 'posts'])}`;

/** From now on posts write the documents, and the former tables do not. */
const searchSql = `${search.function} ${formerSearches.map(doesNothing).join('\n')}`;

const mirrors = mirroredTables.flatMap(({ table, triggers }) => triggers.map((trigger) => `${table}.${trigger}`));

/** Whether the tables and all triggers between them are there: not at first, and not after a try whose triggers were taken away. */
async function isPrepared(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { n: string }[] }>(
    `select count(*) as n from pg_trigger where tgrelid::regclass::text || '.' || tgname = any(?) and not tgisinternal`,
    [mirrors],
  );
  return Number(rows[0]?.n ?? 0) === mirrors.length;
}

/** Whether an index is whole: one that was cut off is never used. */
async function isValid(db: Knex, name: string): Promise<boolean> {
  const { rows } = await db.raw('select from pg_index where indexrelid = to_regclass(?) and indisvalid', [name]);
  return rows.length > 0;
}

/**
 * One table for all boards, beside `news_items` and `classroom_posts`, which the version before goes on to write. Triggers keep
 * both forms equal, in both directions, until a later migration takes the former away.
 */
export const posts: Migration = {
  // Writing goes on while rows are copied and indexes made, which takes minutes at millions of rows
  transaction: false,
  narrows: Object.fromEntries(
    [...mirrors, ...formerSources.map(({ table }) => `${table}.${table}_searched`)].map((name) => [
      name,
      { reason: 'the trigger copies rows, under limits that the rows satisfy already, or does nothing any more' },
    ]),
  ),
  async up(db) {
    if (!(await isPrepared(db))) await db.raw(`${dropSql}; ${firstSql}`);
    await copyPosts(db);
    for (const [name, definition] of Object.entries(indexes)) {
      if (await isValid(db, name)) continue;
      await db.raw(`drop index concurrently if exists ${name}`);
      await db.raw(`create index concurrently ${name} on ${definition}`);
    }
    await db.raw(searchSql);
    // Numbers for the planner, which has none yet about new tables
    await db.raw('analyze posts');
    await db.raw('analyze post_views');
    await db.raw('analyze posts_counts');
  },
  async down(db) {
    await db.raw(`
      ${formerSources.map((source) => searchTrigger(source).function).join('\n')}
      ${dropSql};
      delete from media_uses where source = 'posts';
      ${allowSources(mediaSources)}`);
  },
};
