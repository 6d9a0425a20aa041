import type { Knex } from 'knex';

/** Keeps, for one table, how many rows each hour and each month has: a list of a million rows is counted and paged by them. */
export function counting(table: string, { keys, moment }: { keys: string[]; moment: string }): string {
  const counts = `${table}_counts`;
  const columns = keys.join(', ');
  const rows = (source: string, sign: number) =>
    `select ${columns}, ${moment} as moment, ${sign} as change from ${source} where removed_at is null`;
  const apply = (changes: string) => `
        insert into ${counts} (${columns}, grain, starts, posts)
        select ${columns}, grain, date_trunc(grain, moment, 'UTC'), sum(change)
        from (${changes}) as changes cross join (values ('month'), ('hour')) as grains (grain)
        group by 1, ${keys.map((_, index) => index + 2).join(', ')}, ${keys.length + 2} having sum(change) <> 0
        -- One order everywhere, or two writers would wait for each other
        order by grain desc, ${keys.length + 2}, 1
        on conflict (${columns}, grain, starts) do update set posts = ${counts}.posts + excluded.posts;`;
  return `
    create table ${counts} (
      ${keys.map((key) => `${key} text not null,`).join(' ')}
      grain text not null check (grain in ('month', 'hour')),
      -- In UTC.
      starts timestamptz not null,
      posts integer not null,
      primary key (${columns}, grain, starts)
    );
    create function ${table}_counted() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${apply(rows('added', 1))}
      elsif tg_op = 'DELETE' then ${apply(rows('gone', -1))}
      else ${apply(`${rows('added', 1)} union all ${rows('gone', -1)}`)}
      end if;
      return null;
    end $$;
    create trigger ${table}_counted_insert after insert on ${table} referencing new table as added for each statement execute function ${table}_counted();
    create trigger ${table}_counted_delete after delete on ${table} referencing old table as gone for each statement execute function ${table}_counted();
    create trigger ${table}_counted_update after update on ${table} referencing new table as added old table as gone for each statement execute function ${table}_counted();
    lock table ${table} in share row exclusive mode;
    insert into ${counts} (${columns}, grain, starts, posts)
      select ${columns}, grain, date_trunc(grain, ${moment}, 'UTC'), count(*)
      from ${table} cross join (values ('month'), ('hour')) as grains (grain) where removed_at is null
      group by ${columns}, grain, date_trunc(grain, ${moment}, 'UTC');`;
}

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ${counting('classroom_posts', { keys: ['type'], moment: 'created_at' })}
    ${counting('news_items', { keys: ['type', 'status'], moment: 'starts_at' })}
  `);
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['news_items', 'classroom_posts']) {
    await db.raw(`
      drop trigger ${table}_counted_insert on ${table};
      drop trigger ${table}_counted_delete on ${table};
      drop trigger ${table}_counted_update on ${table};
      drop function ${table}_counted;
      drop table ${table}_counts`);
  }
}
