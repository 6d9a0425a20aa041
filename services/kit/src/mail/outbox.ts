import type { Knex } from 'knex';
import type { Migration } from '../database/migration.ts';
import type { MailText, TemplatedMail } from '../mail-templates/mail-template.ts';
import { mailRenderer } from '../mail-templates/rendered-mail.ts';

/** A text file that goes with a mail, such as a calendar entry. */
export interface MailAttachment {
  filename: string;
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
  content: string;
}

interface Envelope {
  /** One address, nothing else. */
  to: string;
  /** One address that answers go to, where that is not the sender. */
  replyTo?: string;
  attachments?: MailAttachment[];
  /** RFC 3834: `auto-replied` for the answer to one message, such as a receipt; `no` for what a person wrote to this recipient. */
  autoSubmitted?: 'auto-generated' | 'auto-replied' | 'no';
  /** Message-IDs of the conversation that it belongs to, without brackets; it replies to the last of them. */
  references?: string[];
  /** Names the occasion, such as `verify:<token id>`: a second mail with the same key is not sent. */
  key: string;
}

interface WrittenMail extends Envelope, MailText {
  html?: string;
}

/** A mail with a text of its own, or with that of a template (`mailOf`). */
export type Mail = WrittenMail | (Envelope & TemplatedMail);

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

/** Answer addresses, attachments and the kind of automatic mail; comes after outboxMigration in a service that needs them. */
export const outboxExtrasMigration: Migration = {
  async up(db) {
    await db.raw(`
      alter table outbox
        add column reply_to text,
        add column attachments jsonb check (jsonb_typeof(attachments) = 'array'),
        add column auto_submitted text not null default 'auto-generated' check (auto_submitted in ('auto-generated', 'auto-replied'))
    `);
  },
  async down(db) {
    await db.raw('alter table outbox drop column reply_to, drop column attachments, drop column auto_submitted');
  },
};

/** Mails that people write, as part of a conversation; comes after outboxExtrasMigration. */
export const outboxThreadsMigration: Migration = {
  async up(db) {
    await db.raw(`
      alter table outbox
        drop constraint outbox_auto_submitted_check,
        add constraint outbox_auto_submitted_check check (auto_submitted in ('auto-generated', 'auto-replied', 'no')),
        add column mail_references text[]
    `);
  },
  async down(db) {
    await db.raw(`
      update outbox set auto_submitted = default where auto_submitted = 'no';
      alter table outbox
        drop constraint outbox_auto_submitted_check,
        add constraint outbox_auto_submitted_check check (auto_submitted in ('auto-generated', 'auto-replied')),
        drop column mail_references
    `);
  },
};

/** For `mailFailsSql`; comes after outboxMigration in a service that lists people. */
export const outboxFailuresMigration: Migration = {
  async up(db) {
    await db.raw(
      'create index outbox_failed on outbox (lower(recipient)) where failed_at is not null and sent_at is null',
    );
  },
  async down(db) {
    await db.raw('drop index outbox_failed');
  },
};

const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const controlCharacters = /\p{Cc}/u;

/** Message-IDs as headers carry them: RFC 5322 has no spaces, brackets or other characters than ASCII in them. */
const messageId = /^[!-;=?-~]{1,250}$/;
/** A header of a length that every mail server takes. */
const mostReferences = 20;

const referencesOf = (ids: readonly string[]): string[] => {
  const valid = ids.filter((id) => messageId.test(id));
  return valid.length > mostReferences ? [...valid.slice(0, 1), ...valid.slice(1 - mostReferences)] : valid;
};

/** Columns of later migrations, as far as a mail needs them: a table without those takes every other mail. */
function extrasOf({ replyTo, attachments, autoSubmitted, references = [] }: WrittenMail) {
  return {
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(attachments?.length ? { attachments: JSON.stringify(attachments) } : {}),
    ...(autoSubmitted === undefined ? {} : { autoSubmitted }),
    ...(references.length > 0 ? { mailReferences: referencesOf(references) } : {}),
  };
}

/** A mail as a row. Throws TypeError as enqueueMail says. */
function rowOf(mail: WrittenMail) {
  if (!oneAddress.test(mail.to)) throw new TypeError('a mail goes to exactly one address');
  if (mail.replyTo !== undefined && !oneAddress.test(mail.replyTo))
    throw new TypeError('answers go to exactly one address');
  if (controlCharacters.test(mail.subject)) throw new TypeError('a subject has no control characters');
  if (mail.attachments?.some(({ filename, contentType }) => controlCharacters.test(`${filename}${contentType}`))) {
    throw new TypeError('the name and type of an attachment have no control characters');
  }
  return {
    key: mail.key,
    recipient: mail.to,
    subject: mail.subject,
    bodyText: mail.text,
    bodyHtml: mail.html ?? null,
    ...extrasOf(mail),
  };
}

/** Rows of one statement. */
const insertedAtOnce = 500;

/** Puts many mails into the outbox in a few statements; otherwise as enqueueMail. */
export async function enqueueMails(trx: Knex, mails: readonly Mail[]): Promise<void> {
  const render = await mailRenderer(
    trx,
    mails.filter((mail) => 'template' in mail),
  );
  const written = (mail: Mail): WrittenMail => ('template' in mail ? { ...mail, ...render(mail) } : mail);
  for (let start = 0; start < mails.length; start += insertedAtOnce) {
    await trx('outbox')
      .insert(mails.slice(start, start + insertedAtOnce).map((mail) => rowOf(written(mail))))
      .onConflict('key')
      .ignore();
  }
}

/**
 * Puts a mail into the outbox, in the transaction that gives the reason for it: both happen or neither does. A mail of a
 * template gets the text that is stored at that moment.
 * Throws TypeError for a recipient or answer address that is not exactly one, or control characters in what becomes a header (injection).
 */
export function enqueueMail(trx: Knex, mail: Mail): Promise<void> {
  return enqueueMails(trx, [mail]);
}
