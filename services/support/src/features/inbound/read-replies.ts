import { runMaintenance } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { openImapMailbox } from './imap-mailbox.ts';
import type { Inbound } from './inbound-service.ts';
import { createMailboxReader } from './mailbox-reader.ts';

/** Reads the mailbox of IMAP_URL every IMAP_POLL_SECONDS; `inbound` is undefined where no mails are expected. */
export function readReplies(app: SupportApp, inbound: Inbound | undefined): void {
  const { IMAP_URL: url, IMAP_POLL_SECONDS: seconds } = app.config;
  if (url === undefined) return;
  if (!inbound) return app.log.warn('IMAP_URL is not used: INQUIRY_REPLY_ADDRESS is missing');
  const reader = createMailboxReader({ open: () => openImapMailbox(url), inbound, log: app.log });
  runMaintenance(app, { everyMs: seconds * 1_000, jobs: { 'read replies from the mailbox': () => reader.round() } });
}
