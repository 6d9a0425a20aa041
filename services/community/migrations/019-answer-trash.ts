import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Answers that can be brought back, apart from the others: no query of those has to leave them out.
    create table removed_answers (
      id integer primary key,
      post_id integer not null references classroom_posts on delete cascade,
      content text not null,
      author_id text,
      author_email text not null,
      by_admin boolean not null,
      created_at timestamptz not null,
      removed_at timestamptz not null default now(),
      -- Authors take back their own removals, but not those of editors.
      removed_by_author boolean not null
    );
    create index removed_answers_by_author on removed_answers (author_id);
    create index removed_answers_by_post on removed_answers (post_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table removed_answers');
}
