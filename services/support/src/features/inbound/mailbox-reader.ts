import type { FastifyBaseLogger } from 'fastify';
import type { Mailbox } from './imap-mailbox.ts';
import { maxMailBytes } from './inbound-service.ts';
import type { Inbound } from './inbound-service.ts';

/** Rounds in which a mail is tried again before somebody has to look at it. */
const mostTries = 5;

interface MailboxReaderOptions {
  open(): Promise<Mailbox>;
  inbound: Pick<Inbound, 'receive'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Reads replies from a mailbox: what is not marked as seen becomes a message, and is marked then. A mail that was taken but not
 * marked, because the service or the connection ended between the two, is known by its Message-ID; so is one that two copies of
 * the service read at once. What cannot be taken stays unseen for the next round, and is flagged after five; so is at once what
 * belongs to no inquiry.
 */
export function createMailboxReader({ open, inbound, log }: MailboxReaderOptions) {
  /** How often each mail has failed, by its UID. */
  let failures = new Map<number, number>();

  async function takeOne(mailbox: Mailbox, uid: number, bytes: number): Promise<void> {
    if (bytes > maxMailBytes) {
      log.warn({ bytes }, 'a mail is too large for a message; it is flagged in the mailbox');
      return mailbox.mark(uid, true);
    }
    const raw = await mailbox.read(uid);
    if (!raw) return;
    const outcome = await inbound.receive(raw);
    // A person may have written to an address that is no inquiry's, such as one with a letter changed
    await mailbox.mark(uid, outcome === 'unknown-address');
    log.info({ outcome }, 'a mail came in by IMAP');
  }

  return {
    /** Takes what has come since the last round. Throws when the mailbox cannot be read. */
    async round(): Promise<void> {
      const mailbox = await open();
      const failed = new Map<number, number>();
      try {
        for (const { uid, bytes } of await mailbox.unseen()) {
          try {
            await takeOne(mailbox, uid, bytes);
          } catch (error) {
            const tries = (failures.get(uid) ?? 0) + 1;
            // Too many replies at once are taken later, however often it takes
            const isSlowedDown = (error as { status?: number }).status === 429;
            if (tries < mostTries || isSlowedDown) {
              failed.set(uid, isSlowedDown ? 0 : tries);
              log.warn({ err: error }, 'a mail could not be taken; the next round tries it again');
            } else {
              log.error({ err: error }, 'a mail cannot be taken; it is flagged in the mailbox');
              await mailbox.mark(uid, true);
            }
          }
        }
      } finally {
        failures = failed;
        await mailbox.close().catch(() => undefined);
      }
    },
  };
}
