import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Mails that became messages, as they came over the wire.
    create table mail_originals (
      message_id bigint primary key references messages on delete cascade,
      bytes integer not null constraint mail_is_not_empty check (bytes > 0),
      sha256 text not null constraint mail_sha256_is_hex check (sha256 ~ '^[0-9a-f]{64}$'),
      path text not null unique
    );

    -- However a row goes, with its message and inquiry too, its file goes after it.
    create trigger mail_original_given_up after delete on mail_originals for each row execute function give_up_attachment()
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_originals');
}
