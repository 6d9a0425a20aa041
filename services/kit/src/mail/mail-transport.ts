import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { BaseConfig } from '../config/base-config.ts';
import type { MailAttachment } from './outbox.ts';

/** A mail as the outbox keeps it. */
export interface QueuedMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  createdAt: Date;
  replyTo: string | null;
  attachments: MailAttachment[];
  autoSubmitted: 'auto-generated' | 'auto-replied' | 'no';
  /** Message-IDs, without brackets. */
  references: string[];
}

/** Hands a mail on, or throws. */
export type MailTransport = (mail: QueuedMail) => Promise<void>;

const smtpStepLimitMs = 10_000;

/** Message-ID of a mail of the outbox, without brackets: the same at every attempt, so that a receiver can drop a repeated mail. */
export function mailIdOf(outboxId: string, publicOrigin: string): string {
  return `${outboxId}@${URL.canParse(publicOrigin) ? new URL(publicOrigin).hostname : 'localhost'}`;
}

function message(mail: QueuedMail, config: BaseConfig): SendMailOptions {
  const parent = mail.references.at(-1);
  return {
    from: config.MAIL_FROM,
    // As an object the address is never parsed as a list
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      contentDisposition: 'attachment',
    })),
    messageId: `<${mailIdOf(mail.id, config.PUBLIC_ORIGIN)}>`,
    ...(parent === undefined ? {} : { inReplyTo: `<${parent}>`, references: mail.references.map((id) => `<${id}>`) }),
    date: mail.createdAt,
    // RFC 3834: keeps absence notes and list robots from answering. A person's mail looks like one: help desks drop others
    headers:
      mail.autoSubmitted === 'no' ? {} : { 'Auto-Submitted': mail.autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Loaded with the first mail, which a start need not wait for. */
const library = () => import('nodemailer');

async function openSmtp(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await library();
  return createTransport({
    url: smtpUrl,
    connectionTimeout: smtpStepLimitMs,
    greetingTimeout: smtpStepLimitMs,
    socketTimeout: smtpStepLimitMs,
    dnsTimeout: smtpStepLimitMs,
  });
}

function smtpTransport(config: BaseConfig, smtpUrl: string): MailTransport {
  let transport: Promise<Transporter> | undefined;
  return async (mail) => {
    transport ??= openSmtp(smtpUrl);
    await (await transport).sendMail(message(mail, config));
  };
}

/** Writes `<time>-<id>.eml`, whole or not at all; an attempt that is repeated replaces its own file. */
function mailboxTransport(config: BaseConfig, folder: string): MailTransport {
  return async (mail) => {
    const { createTransport } = await library();
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message: source } = await composer.sendMail(message(mail, config));
    await mkdir(folder, { recursive: true });
    const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`;
    const draft = path.join(folder, `.${name}.tmp`);
    try {
      await writeFile(draft, source as Buffer, { mode: 0o600 });
      await rename(draft, path.join(folder, `${name}.eml`));
    } finally {
      await rm(draft, { force: true });
    }
  };
}

/** By SMTP where SMTP_URL is set, else as files in MAILBOX_DIR. */
export function createMailTransport(config: BaseConfig): MailTransport {
  if (config.SMTP_URL) return smtpTransport(config, config.SMTP_URL);
  return mailboxTransport(config, path.resolve(config.MAILBOX_DIR ?? ''));
}
