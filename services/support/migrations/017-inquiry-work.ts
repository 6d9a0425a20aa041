import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table inquiries
      add column tags text[] not null default '{}' constraint few_tags check (cardinality(tags) <= 10),
      -- Day of Seoul by which it is to be answered.
      add column due_on date,
      -- The inquiry whose conversation shows this one, too; this row stays as it was.
      add column merged_into uuid references inquiries on delete set null,
      -- When it was completed; null while it is open.
      add column answered_at timestamptz,
      add constraint not_merged_into_itself check (merged_into <> id);

    -- Tags that inquiries have, as they are written.
    create table tags (
      name text primary key constraint tag_is_short check (name <> '' and char_length(name) <= 30),
      created_at timestamptz not null default now()
    );
    create unique index tags_without_capitals on tags (lower(name));

    -- Inquiries whose sender was asked once how satisfied they are, and the response.
    create table satisfaction (
      inquiry_id uuid primary key references inquiries on delete cascade,
      -- Null: there was no address to ask at.
      asked_at timestamptz,
      is_satisfied boolean,
      comment text constraint comment_is_short check (comment <> '' and char_length(comment) <= 1000),
      rated_at timestamptz,
      constraint response_is_whole check ((is_satisfied is null) = (rated_at is null) and (comment is null or is_satisfied is not null))
    );
    create index satisfaction_by_time on satisfaction (rated_at) where rated_at is not null;

    alter table settings add column asks_satisfaction boolean not null default true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table settings drop column asks_satisfaction;
    drop table satisfaction, tags;
    alter table inquiries drop column tags, drop column due_on, drop column merged_into, drop column answered_at;
  `);
}
