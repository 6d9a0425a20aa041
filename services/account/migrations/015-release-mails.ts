import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What somebody who manages releases wants to be told of. Without a row: everything.
    create table release_mail_choices (
      user_id uuid primary key references users on delete cascade,
      events text[] not null check (events <@ array['refused', 'healed', 'rolled-back']),
      -- Of an administrator: also of sections that have managers of their own.
      all_sections boolean not null default false
    );

    -- Events of the portal that mails were written for. Several copies of the service write them once.
    create table told_releases (
      event_id bigint primary key,
      told_at timestamptz not null default now()
    );
    create index told_releases_by_time on told_releases (told_at)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table told_releases, release_mail_choices');
}
