import type { Knex } from '@portal/service-kit/database';

/** Calls at versions of services, for their teams. The supervisor takes versions back by what it reads itself. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table service_traffic (
      service section_name not null,
      version version_name not null,
      grain text not null check (grain in ('minute', 'hour')),
      period_start timestamptz not null,
      calls integer not null check (calls >= 0),
      failed integer not null check (failed between 0 and calls),
      -- Counts by class of time, see callTimeBoundsMs.
      histogram integer[] not null check (cardinality(histogram) between 1 and 100),
      primary key (service, version, grain, period_start)
    );
    create index service_traffic_by_period on service_traffic (period_start);

    create table service_calls (
      service section_name not null,
      version version_name not null,
      -- Method and route, never what a visitor typed.
      call text not null check (length(call) <= 300),
      calls integer not null check (calls >= 0),
      failed integer not null check (failed between 0 and calls),
      histogram integer[] not null check (cardinality(histogram) between 1 and 100),
      seen_at timestamptz not null default now(),
      primary key (service, version, call)
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table service_calls, service_traffic');
}
