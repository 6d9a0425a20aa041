import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table lookup_links (
      -- SHA-256: who reads the table cannot open a link.
      token_hash bytea primary key,
      -- Lower case.
      email text not null check (email = lower(email)),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );

    create index lookup_links_by_email on lookup_links (email, created_at)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table lookup_links');
}
