import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table applications (
      id integer generated always as identity primary key,
      training_id integer not null references trainings (id),
      -- The account that applied; null for a visitor. Account ids belong to another service.
      user_id text,
      email text not null check (email like '%_@_%'),
      name text not null check (name <> ''),
      phone_number text not null,
      company text not null,
      position text not null,
      application text not null,
      status text not null check (status in ('signup', 'waiting', 'cancelled')),
      created_at timestamptz not null default now(),
      cancelled_at timestamptz,
      constraint cancelled_has_a_time check ((status = 'cancelled') = (cancelled_at is not null))
    );

    create unique index applications_one_active_per_email
      on applications (training_id, lower(email)) where status <> 'cancelled';

    -- Seat counts, and the order in which the waiting move up.
    create index applications_active
      on applications (training_id, status, created_at, id) where status <> 'cancelled';

    create index applications_by_user on applications (user_id) where user_id is not null
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table applications');
}
