import type { Knex } from '@portal/service-kit/database';

/** Pointers of the release store, their history, and what decides about them. All portals of a site share these tables. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create domain section_name as text check (value ~ '^[a-z][a-z0-9-]*$' and length(value) <= 100);
    create domain version_name as text check (value ~ '^[a-z0-9][a-z0-9.-]*$' and value !~ '\\.\\.' and length(value) <= 100);

    -- One row, locked by every change. Portals poll it: "change" counts everything that they hold in memory,
    -- "revision" the moves of pointers alone, which is what documents and browsers are told.
    create table state (
      only_row boolean primary key default true check (only_row),
      revision bigint not null default 0 check (revision >= 0),
      change bigint not null default 0 check (change >= revision)
    );
    insert into state default values;

    create table pointers (
      section section_name primary key,
      live version_name not null,
      canary version_name check (canary <> live),
      -- Percentage of visitors.
      share double precision check (share > 0 and share <= 100),
      -- State revision of the last move.
      revision bigint not null,
      -- Version that a build offered last: the same one is not offered again after a rollback.
      built version_name,
      -- Version that a second look left in place; its next suspicion only clears its counts.
      stayed version_name,
      constraint canary_has_share check ((canary is null) = (share is null))
    );

    create table moves (
      id bigint generated always as identity primary key,
      section section_name not null,
      version version_name not null,
      from_version version_name,
      -- Null: earlier versions of the portal did not write it.
      moved_at timestamptz,
      moved_by text not null check (moved_by <> '' and length(moved_by) <= 200),
      action text not null
        check (action in ('build', 'live', 'canary', 'promote', 'rollback', 'heal', 'withdraw', 'stay')),
      reason text check (length(reason) <= 4000),
      -- Compared failure rates, for moves by the portal itself.
      comparison jsonb
    );
    create index moves_by_section on moves (section, id desc);

    create table visits (
      section section_name not null,
      version version_name not null,
      witness text not null check (witness in ('portal', 'browser')),
      period_start timestamptz not null,
      -- Keyed hash of the visitor's network: no address.
      network text not null check (length(network) <= 100),
      is_private boolean not null,
      visits integer not null check (visits >= 0),
      failed integer not null check (failed >= 0),
      primary key (section, version, witness, period_start, network)
    );
    create index visits_by_period on visits (period_start);

    create table failing_pages (
      section section_name not null,
      version version_name not null,
      locale text not null check (locale in ('ko', 'en')),
      url text not null check (length(url) <= 4000),
      failed_at timestamptz not null,
      primary key (section, version, locale, url)
    );

    create table refusals (
      id bigint generated always as identity primary key,
      section section_name not null,
      version version_name not null,
      refused_at timestamptz not null default now(),
      findings jsonb not null
    );
    create index refusals_by_version on refusals (section, version, id desc);

    create table tokens (
      -- SHA-256 of the token.
      hash bytea primary key check (octet_length(hash) = 32),
      section section_name not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    );

    create table keys (
      purpose text primary key check (purpose = 'preview'),
      key bytea not null check (octet_length(key) >= 32),
      created_at timestamptz not null default now()
    );

    -- Files of a data folder from before these tables existed: each is imported once.
    create table imported_files (
      name text primary key check (length(name) <= 500),
      imported_at timestamptz not null default now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table imported_files, keys, tokens, refusals, failing_pages, visits, moves, pointers, state;
    drop domain version_name, section_name
  `);
}
