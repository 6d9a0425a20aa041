import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table customer_cases (
      id integer generated always as identity primary key,
      industry_key text not null check (industry_key ~ '^[a-z][a-z0-9-]*$'),
      industry_ko text not null check (industry_ko <> ''),
      industry_en text check (industry_en <> ''),
      company_ko text not null check (company_ko <> ''),
      company_en text check (company_en <> ''),
      project_ko text not null check (project_ko <> ''),
      project_en text check (project_en <> ''),
      details_ko text not null check (details_ko <> ''),
      details_en text check (details_en <> ''),
      position integer not null default 0,
      hidden boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table customer_cases');
}
