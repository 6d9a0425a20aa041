import type { Knex } from '@portal/service-kit/database';

/** What teams are told of, each once: by the webhook, and by mails that the service of the accounts sends. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table release_events (
      id bigint generated always as identity primary key,
      -- What a webhook calls it; the same in each attempt.
      message_id uuid not null default gen_random_uuid() unique,
      -- Names the occasion.
      key text not null unique check (length(key) <= 300),
      happened_at timestamptz not null,
      event text not null check (event in ('refused', 'healed', 'rolled-back')),
      kind text not null check (kind in ('section', 'service')),
      name section_name not null,
      section section_name not null,
      version version_name not null,
      -- What visitors have now.
      live version_name,
      -- Nothing by which a person could be known.
      moved_by text not null check (moved_by in ('build', 'portal', 'team', 'person')),
      -- Of a person with an account, who is not told of what they did themselves.
      actor_id text check (length(actor_id) <= 100),
      -- The portal's own, never in a person's words.
      reason text check (length(reason) <= 4000),
      findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
      delivery text not null check (delivery in ('none', 'waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      run_at timestamptz not null default now(),
      leased_until timestamptz,
      delivered_at timestamptz,
      last_status integer,
      last_error text check (length(last_error) <= 200)
    );
    create index release_events_waiting on release_events (run_at) where delivery = 'waiting';
    create index release_events_by_time on release_events (happened_at)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table release_events');
}
