import type { Knex } from 'knex';
import type { Migration } from '../database/migrate.ts';

export interface Mail {
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Names the occasion, such as `verify:<token id>`: a second mail with the same key is not sent. */
  key: string;
}

/** Table of waiting mails; a service that sends mail puts it among its migrations. */
export const outboxMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table outbox (
        id uuid primary key default gen_random_uuid(),
        key text not null unique,
        -- What a mail says is wiped once it is on its way.
        recipient text,
        subject text,
        body_text text,
        body_html text,
        created_at timestamptz not null default now(),
        run_at timestamptz not null default now(),
        attempts integer not null default 0,
        leased_until timestamptz,
        sent_at timestamptz,
        failed_at timestamptz,
        last_error text,
        constraint waiting_is_whole check (sent_at is not null or failed_at is not null or num_nulls(recipient, subject, body_text) = 0)
      );
      create index outbox_waiting on outbox (run_at) where sent_at is null and failed_at is null
    `);
  },
  async down(db) {
    await db.raw('drop table outbox');
  },
};

const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const controlCharacters = /\p{Cc}/u;

/**
 * Puts a mail into the outbox, in the transaction that gives the reason for it: both happen or neither does.
 * Throws TypeError for a recipient that is not exactly one address, or a subject with control characters (header injection).
 */
export async function enqueueMail(trx: Knex, mail: Mail): Promise<void> {
  if (!oneAddress.test(mail.to)) throw new TypeError('a mail goes to exactly one address');
  if (controlCharacters.test(mail.subject)) throw new TypeError('a subject has no control characters');
  await trx('outbox')
    .insert({ key: mail.key, recipient: mail.to, subject: mail.subject, body_text: mail.text, body_html: mail.html ?? null })
    .onConflict('key')
    .ignore();
}
