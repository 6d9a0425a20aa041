import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table replies rename to messages;
    alter table messages rename constraint reply_says_something to message_says_something;
    alter index replies_of_inquiry rename to messages_of_inquiry;
    alter table messages
      add column written_by text not null default 'agent' constraint writer_known check (written_by in ('agent', 'sender')),
      -- Null for a guest, who is known by a link only.
      alter column author_id drop not null,
      -- Messages of the sender are mailed to nobody in particular.
      alter column mailed_to drop not null,
      add constraint replies_are_mailed check (written_by = 'sender' or (author_id is not null and mailed_to is not null));

    -- Versions that know replies only read and write them here: what an insert leaves out is an agent's by default.
    create view replies as
      select id, inquiry_id, author_id, author_name, content, mailed_to, created_at from messages where written_by = 'agent';

    alter table inquiries
      -- When the sender wrote the first message that no agent has dealt with.
      add column new_message_at timestamptz,
      -- Links that were mailed to a guest name it; a new link counts it up, and the former ones are void.
      add column link_generation integer not null default 1;
    create index inquiries_with_new_messages on inquiries (new_message_at) where new_message_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table inquiries drop column new_message_at, drop column link_generation;
    drop view replies;
    delete from messages where written_by = 'sender';
    alter table messages drop constraint replies_are_mailed, drop column written_by, alter column author_id set not null, alter column mailed_to set not null;
    alter index messages_of_inquiry rename to replies_of_inquiry;
    alter table messages rename constraint message_says_something to reply_says_something;
    alter table messages rename to replies;
  `);
}
