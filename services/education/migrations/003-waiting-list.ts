import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table trainings
      add column place_ko text not null default '' check (char_length(place_ko) <= 200),
      add column place_en text check (char_length(place_en) <= 200),
      -- Off: a full training refuses applications.
      add column waiting_list boolean not null default true,
      -- Counts edits, so that a form filled with older values is refused.
      add column version integer not null default 1,
      -- SEQUENCE of its calendar entry (RFC 5545), raised whenever date, time or place change.
      add column sequence integer not null default 0,
      add constraint texts_have_limits check (
        char_length(title_ko) <= 200 and char_length(title_en) <= 200 and char_length(type_ko) <= 60 and char_length(type_en) <= 60
        and char_length(content_ko) <= 20000 and char_length(content_en) <= 20000
      ),
      add constraint capacity_has_a_limit check (capacity <= 10000);

    alter table applications
      -- Language of mails to the applicant.
      add column locale text not null default 'ko' check (locale in ('ko', 'en')),
      add column promoted_at timestamptz,
      add constraint fields_have_limits check (
        char_length(email) <= 254 and char_length(name) <= 60 and char_length(phone_number) <= 30
        and char_length(company) <= 100 and char_length(position) <= 100 and char_length(application) <= 2000
      );

    -- The waiting move up by id: it is given under the training's lock, while times are those of each transaction's begin.
    create index applications_in_order on applications (training_id, status, id);
    drop index applications_active;

    create index applications_by_email on applications (lower(email), id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create index applications_active on applications (training_id, status, created_at, id) where status <> 'cancelled';
    drop index applications_in_order, applications_by_email;
    alter table applications drop column locale, drop column promoted_at, drop constraint fields_have_limits;
    alter table trainings
      drop column place_ko, drop column place_en, drop column waiting_list, drop column version, drop column sequence,
      drop constraint texts_have_limits, drop constraint capacity_has_a_limit
  `);
}
