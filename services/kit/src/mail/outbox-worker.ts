import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type { Outbox } from '../app/service-app.ts';
import type { MailTransport, QueuedMail } from './mail-transport.ts';
import type { Mail } from './outbox.ts';
import { smtpFailureOf } from './smtp-failure.ts';

export interface OutboxOptions {
  db: Knex;
  log: FastifyBaseLogger;
  transport: MailTransport;
  /** False where a service has no outbox table. */
  enabled: boolean;
  /** For one attempt; below the lease. */
  sendLimitMs?: number;
}

interface OutboxRow {
  id: string;
  recipient: string;
  subject: string;
  bodyText: string;
  bodyHtml: string | null;
  createdAt: Date;
  /** These three only where the service has outboxExtrasMigration. */
  replyTo?: string | null;
  attachments?: Mail['attachments'] | null;
  autoSubmitted?: Mail['autoSubmitted'];
  /** Only where it has outboxThreadsMigration. */
  mailReferences?: string[] | null;
}

const pollMs = 1_000;
const defaultSendLimitMs = 40_000;
/** Longer than one attempt may take: else a second worker would send the same mail beside us. */
const leaseSeconds = 60;
const firstPauseSeconds = 5;
const longestPauseSeconds = 900;
/** Three days with these pauses, counted from the first try or from a resend. */
const mostAttempts = 296;
/** Of the whole outbox, when the account may not send. The mail that was refused goes a little later: another one asks next. */
const limitPauseSeconds = 900;
const askedLaterSeconds = 960;

const waitingSql = 'sent_at is null and failed_at is null';

const claimSql = `
  update outbox set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
  where id = (
    select id from outbox
    where ${waitingSql} and run_at <= now() and (leased_until is null or leased_until < now())
    order by run_at, created_at, id for update skip locked limit 1
  )
  returning *`;

const failedSql = `
  update outbox set leased_until = null, last_error = :reason,
    run_at = now() + make_interval(secs => greatest(:leastPause, least(${longestPauseSeconds}, ${firstPauseSeconds} * power(2, attempts - 1)))),
    failed_at = case when :isPermanent or attempts >= ${mostAttempts} then now() end
  where id = :id`;

const pausedSql = `
  update outbox set run_at = greatest(run_at, now() + make_interval(secs => ${limitPauseSeconds}))
  where ${waitingSql} and run_at < now() + make_interval(secs => ${limitPauseSeconds})`;

function toMail(row: OutboxRow): QueuedMail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    createdAt: row.createdAt,
    text: row.bodyText,
    html: row.bodyHtml,
    replyTo: row.replyTo ?? null,
    attachments: row.attachments ?? [],
    autoSubmitted: row.autoSubmitted ?? 'auto-generated',
    references: row.mailReferences ?? [],
  };
}

async function within(promise: Promise<void>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(Object.assign(new Error('mail took too long'), { code: 'ETIMEDOUT' })), limitMs);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The worker over one outbox table. */
export function createOutbox({ db, log, transport, enabled, sendLimitMs = defaultSendLimitMs }: OutboxOptions): Outbox {
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  /** True when a mail was sent, false when one failed, undefined when none was due. */
  async function sendOne(): Promise<boolean | undefined> {
    const { rows } = await db.raw<{ rows: OutboxRow[] }>(claimSql);
    const row = rows[0];
    if (!row) return undefined;
    try {
      await within(transport(toMail(row)), sendLimitMs);
    } catch (error) {
      const { reason, isPermanent, isLimit } = smtpFailureOf(error);
      log.warn({ mail: row.id, reason, permanent: isPermanent }, 'mail not sent');
      if (isLimit) await db.raw(pausedSql);
      await db.raw(failedSql, { id: row.id, reason, isPermanent, leastPause: isLimit ? askedLaterSeconds : 0 });
      return false;
    }
    const extras = row.autoSubmitted === undefined ? {} : { replyTo: null, attachments: null };
    const thread = row.mailReferences === undefined ? {} : { mailReferences: null };
    const nothing = { recipient: null, subject: null, bodyText: null, bodyHtml: null, ...extras, ...thread };
    await db('outbox')
      .where({ id: row.id })
      .update({ sentAt: db.fn.now(), leasedUntil: null, lastError: null, ...nothing });
    log.info({ mail: row.id }, 'mail sent');
    return true;
  }

  async function drain(): Promise<number> {
    let sent = 0;
    if (!enabled) return sent;
    for (;;) {
      const outcome = await sendOne();
      if (outcome) sent += 1;
      if (outcome === undefined || stopping.signal.aborted) return sent;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await drain().catch((error: unknown) => log.warn({ err: error }, 'outbox not read'));
      await wait(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start: () => {
      if (enabled) loop ??= run();
    },
    drain,
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
