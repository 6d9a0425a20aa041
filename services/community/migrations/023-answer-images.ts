import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table media_uses drop constraint media_uses_source_check,
      add constraint media_uses_source_check check (source in ('classroom_posts', 'news_items', 'classroom_answers'));
    -- As new answers note them: every image of editors' answers, of others' their own.
    insert into media_uses (media_id, source, item_id)
    select media.id, 'classroom_answers', answers.id
    from (
      select id, content, author_id, by_admin from classroom_answers
      union all select id, content, author_id, by_admin from removed_answers
    ) answers
    cross join lateral regexp_matches(content, '/api/news/media/([0-9a-f-]{36})/', 'g') as shown (ids)
    join media on media.id::text = ids[1]
    where by_admin or media.author_id = answers.author_id
    on conflict do nothing
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from media_uses where source = 'classroom_answers';
    alter table media_uses drop constraint media_uses_source_check,
      add constraint media_uses_source_check check (source in ('classroom_posts', 'news_items'))
  `);
}
