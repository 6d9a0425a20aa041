import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table attachments (
      id uuid primary key default gen_random_uuid(),
      inquiry_id uuid not null references inquiries on delete cascade,
      -- Null until the message is sent that it was uploaded for.
      message_id bigint references messages on delete cascade,
      -- Agent who uploaded it; null for the sender.
      agent_id text,
      name text not null constraint attachment_has_a_name check (name <> ''),
      type text not null,
      bytes integer not null constraint attachment_is_not_empty check (bytes > 0),
      sha256 text not null constraint attachment_sha256_is_hex check (sha256 ~ '^[0-9a-f]{64}$'),
      path text not null unique,
      created_at timestamptz not null default now()
    );
    create index attachments_of_inquiry on attachments (inquiry_id);
    create index attachments_of_message on attachments (message_id) where message_id is not null;
    create index attachments_not_sent on attachments (created_at) where message_id is null;

    -- However a row goes, with its inquiry too, its file goes after it.
    create function give_up_attachment() returns trigger language plpgsql as $$
      begin
        insert into file_removals (path, due_at) values (old.path, now()) on conflict (path) do update set due_at = excluded.due_at;
        return null;
      end $$;
    create trigger attachment_given_up after delete on attachments for each row execute function give_up_attachment();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table attachments; drop function give_up_attachment');
}
