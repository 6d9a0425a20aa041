import type { Knex } from 'knex';

const shared = [
  'type',
  'author_id',
  'author_email',
  'file_name',
  'file_path',
  'file_size',
  'file_type',
  'file_sha256',
  'image_width',
  'image_height',
  'version',
  'created_at',
  'updated_at',
  'removed_at',
  'removed_by_author',
];
const ofNews = [
  'status',
  'title_ko',
  'title_en',
  'content_ko',
  'content_en',
  'starts_at',
  'original_path',
  'original_bytes',
  'original_sha256',
  'thumbnail_path',
  'thumbnail_bytes',
  'thumbnail_sha256',
  'thumbnail_width',
  'thumbnail_height',
  'image_alt_ko',
  'image_alt_en',
  'submitted_at',
  'returned_at',
  'return_reason',
  'was_shown',
];

const sameName = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** A former table: SQL of the board of its rows, column of posts → SQL of a former row, and former column → SQL of a post. */
interface Former {
  table: string;
  board: string;
  isOwn: string;
  toPosts: Record<string, string>;
  toFormer: Record<string, string>;
  views: { table: string; key: string; base: string };
}

const formers: Former[] = [
  {
    table: 'news_items',
    board: 'type',
    isOwn: `board in ('news', 'announcement')`,
    toPosts: sameName([...shared, ...ofNews]),
    toFormer: sameName([...shared, ...ofNews]),
    views: { table: 'news_views', key: 'news_id', base: '0' },
  },
  {
    table: 'classroom_posts',
    board: `'classroom'`,
    isOwn: `board = 'classroom'`,
    toPosts: {
      ...sameName(shared),
      status: `'visible'`,
      title_ko: 'title',
      content_ko: 'content',
      starts_at: 'created_at',
    },
    toFormer: { ...sameName(shared), title: 'title_ko', content: 'content_ko' },
    views: { table: 'classroom_views', key: 'post_id', base: 'views' },
  },
];

const events = ['insert', 'update', 'delete'] as const;
/** Which rows of a statement a trigger gets. */
const transitions = {
  insert: 'new table as changed',
  update: 'new table as changed',
  delete: 'old table as gone',
};

/** Not for what another of these triggers writes, nor for rows that are copied: they came from there. */
const once = `when (pg_trigger_depth() = 0 and current_setting('community.copying', true) is distinct from 'on')`;

const statementTriggers = (table: string, name: string) =>
  events
    .map(
      (event) =>
        `create trigger ${table}_${name}_${event} after ${event} on ${table} referencing ${transitions[event]} for each statement ${once} execute function ${table}_${name}();`,
    )
    .join('\n');

const assigned = (columns: Record<string, string>) =>
  Object.keys(columns)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');

const copyInto = ({ board, toPosts }: Former, rows: string, conflict = `do update set ${assigned(toPosts)}`) =>
  `insert into posts (board, id, ${Object.keys(toPosts).join(', ')})
   select ${board}, id, ${Object.values(toPosts).join(', ')} from ${rows} on conflict (board, id) ${conflict}`;

/** Former → posts. Readers are counted as a whole: who writes holds the former row, so no other session counts meanwhile. */
function mirrorSql(former: Former): string {
  const { table, board, views } = former;
  return `
    create function ${table}_mirrored() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then delete from posts using gone where posts.board = ${board === 'type' ? 'gone.type' : board} and posts.id = gone.id;
      else ${copyInto(former, 'changed')};
      end if;${
        views.base === '0'
          ? ''
          : `
      if tg_op = 'INSERT' then
        insert into post_views (board, id, views) select ${board}, id, ${views.base} from changed where ${views.base} > 0;
      end if;`
      }
      return null;
    end $$;
    ${statementTriggers(table, 'mirrored')}
    create function ${views.table}_mirrored() returns trigger language plpgsql as $$
    begin
      -- While rows are copied: one that is read before it was copied is copied here
      if not exists (select from ${table} join posts on posts.board = ${board === 'type' ? `${table}.type` : board} and posts.id = ${table}.id where ${table}.id = new.${views.key}) then
        ${copyInto(former, `(select * from ${table} where id = new.${views.key}) as one`, 'do nothing')};
      end if;
      insert into post_views as known (board, id, views)
        select ${board}, id, ${views.base} + new.views from ${table} where id = new.${views.key}
        on conflict (board, id) do update set views = excluded.views;
      return null;
    end $$;
    create trigger ${views.table}_mirrored after insert or update on ${views.table} for each row ${once} execute function ${views.table}_mirrored();`;
}

const carryInto = ({ table, isOwn, toFormer }: Former) => `
  insert into ${table} (id, ${Object.keys(toFormer).join(', ')}) overriding system value
    select id, ${Object.values(toFormer).join(', ')} from changed where ${isOwn} on conflict (id) do update set ${assigned(toFormer)};`;

/**
 * Posts → former. Two versions write in the same order, or they would wait for each other: the former row and its counts first.
 * So the triggers of posts have names before those that count (\`posts_counted\`), a reader is counted there before the row of
 * post_views is locked, and \`held_post\` locks the former row of a post that is about to be locked.
 */
export const mirrorsSql = `
  ${formers.map(mirrorSql).join('\n')}
  create function posts_carried() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      ${formers.map(({ table, isOwn }) => `delete from ${table} where id in (select id from gone where ${isOwn});`).join('\n')}
    else ${formers.map(carryInto).join('')}
    end if;
    return null;
  end $$;
  ${statementTriggers('posts', 'carried')}
  create function post_views_carried() returns trigger language plpgsql as $$
  begin
    if new.board = 'classroom' then
      insert into classroom_views as known (post_id, views) values (new.id, new.views)
        on conflict (post_id) do update set views = known.views + excluded.views;
    elsif new.board in ('news', 'announcement') then
      insert into news_views as known (news_id, views) values (new.id, new.views)
        on conflict (news_id) do update set views = known.views + excluded.views;
    end if;
    return new;
  end $$;
  create trigger post_views_carried before insert on post_views for each row ${once} execute function post_views_carried();
  create function held_post(board text, id integer) returns boolean language plpgsql as $$
  begin
    if board = 'classroom' then perform from classroom_posts as former where former.id = held_post.id for update;
    else perform from news_items as former where former.id = held_post.id and former.type = held_post.board for update;
    end if;
    return true;
  end $$;`;

/** The triggers on tables that were there before. */
export const mirroredTables = formers.flatMap(({ table, views }) => [
  { table, triggers: events.map((event) => `${table}_mirrored_${event}`) },
  { table: views.table, triggers: [`${views.table}_mirrored`] },
]);

export const noMirrorsSql = `
  ${mirroredTables.flatMap(({ table, triggers }) => triggers.map((name) => `drop trigger if exists ${name} on ${table};`)).join('\n')}
  drop function if exists ${mirroredTables.map(({ table }) => `${table}_mirrored`).join(', ')};`;

/** Rows of one statement. */
const batchRows = 2_000;

/**
 * Copies what is there, while others write: a row is locked while it is copied, so that none is taken as it was before a change,
 * or after its deletion. What a trigger copied already stays.
 */
export async function copyPosts(db: Knex): Promise<void> {
  for (const former of formers)
    for (let after: number | undefined = 0; after !== undefined;) after = await copyBatch(db, former, after);
}

/** Copies the rows after one; the number of the last, undefined when there is none. */
const copyBatch = (db: Knex, former: Former, after: number): Promise<number | undefined> =>
  db.transaction(async (trx) => {
    const { table, board, views } = former;
    await trx.raw(`set local community.copying = 'on'`);
    const { rows } = await trx.raw<{ rows: { last: number }[] }>(
      `with batch as materialized (select * from ${table} where id > ? order by id limit ${batchRows} for share),
         added as (${copyInto(former, 'batch', 'do nothing')})
       select id as last from batch order by id desc limit 1`,
      [after],
    );
    const last = rows[0]?.last;
    if (last === undefined) return undefined;
    await trx.raw(
      `insert into post_views (board, id, views)
       select posts.board, posts.id, former.seen
       from (
         select id, ${board} as board, ${views.base} + coalesce((select views from ${views.table} where ${views.key} = ${table}.id), 0) as seen
         from ${table} where id > ? and id <= ?
       ) as former join posts on posts.board = former.board and posts.id = former.id
       where former.seen > 0 for key share of posts on conflict do nothing`,
      [after, last],
    );
    return last;
  });
