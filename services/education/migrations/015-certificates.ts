import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table certificates (
      -- Random, so that nobody finds certificates by counting.
      number text primary key check (number ~ '^SE-[0-9]{4}-[0-9A-Z]{10}$'),
      application_id integer not null references applications (id) on delete cascade,
      -- What it says is kept as it was when it was issued.
      name text not null check (name <> ''),
      company text not null,
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      start_date date not null,
      end_date date not null,
      issued_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      withdrawal_reason text check (withdrawal_reason <> ''),
      constraint certificate_days_are_ordered check (end_date >= start_date),
      constraint withdrawals_have_a_reason check ((withdrawn_at is null) = (withdrawal_reason is null))
    );
    create unique index certificates_valid on certificates (application_id) where withdrawn_at is null;
    create index certificates_application on certificates (application_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table certificates');
}
