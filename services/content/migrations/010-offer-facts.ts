import type { Knex } from 'knex';

/** Questions, specifications, requirements and releases of a product or solution, which the company keeps itself. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table offer_facts (
      id integer generated always as identity primary key,
      offer text not null check (offer in ('web-eq', 'smwp', 'sm-io-server', 'sm-ai-farm', 'sm2s', 'sm-haccp')),
      kind text not null check (kind in ('question', 'specification', 'requirement', 'release')),
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      text_ko text not null check (text_ko <> ''),
      text_en text check (text_en <> ''),
      is_sample boolean not null default false,
      position integer not null default 0,
      hidden boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table offer_facts');
}
