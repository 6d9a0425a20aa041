import type { Knex } from '@portal/service-kit/database';

/** Traffic, times and errors of versions, for their teams. Self-healing decides by `visits` instead. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table version_traffic (
      section section_name not null,
      version version_name not null,
      grain text not null check (grain in ('minute', 'hour')),
      period_start timestamptz not null,
      documents integer not null check (documents >= 0),
      documents_failed integer not null check (documents_failed between 0 and documents),
      visits integer not null check (visits >= 0),
      visits_failed integer not null check (visits_failed between 0 and visits),
      primary key (section, version, grain, period_start)
    );
    create index version_traffic_by_period on version_traffic (period_start);

    create table version_timings (
      section section_name not null,
      version version_name not null,
      metric text not null check (metric in ('render', 'lcp', 'inp', 'cls')),
      -- A route, never what a visitor typed.
      page text not null check (length(page) <= 200),
      -- Counts by class, see histogram.ts.
      histogram integer[] not null check (cardinality(histogram) between 1 and 100),
      seen_at timestamptz not null default now(),
      primary key (section, version, metric, page)
    );

    create table version_errors (
      section section_name not null,
      version version_name not null,
      hash bytea not null check (octet_length(hash) = 32),
      witness text not null check (witness in ('portal', 'browser')),
      kind text not null check (length(kind) <= 20),
      -- Without what may name a person.
      message text not null check (length(message) <= 300),
      frames jsonb not null check (length(frames::text) <= 8000),
      page text not null check (length(page) <= 200),
      count integer not null check (count > 0),
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (section, version, hash)
    );

    -- Who asked for the proof; null for what earlier versions of the portal wrote.
    alter table refusals add column refused_by text check (length(refused_by) <= 200)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table version_errors, version_timings, version_traffic;
    alter table refusals drop column refused_by
  `);
}
