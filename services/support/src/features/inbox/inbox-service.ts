import { enqueueMail, problem, recordAudit } from '@portal/service-kit';
import type { Remember } from '@portal/service-kit';
import type { Knex } from 'knex';
import { sendAttachments } from '../attachments/attachment-repository.ts';
import { isAgent, rememberAgent } from '../agents/agent-repository.ts';
import { lockInquiry, requireInquiry } from '../inquiries/inquiry-repository.ts';
import { replyAddressOf } from '../inquiries/single-address.ts';
import { requireContent } from '../inquiries/typed-text.ts';
import type { Inquiry, InquiryState } from '../inquiries/inquiry.ts';
import type { ReplyAddresses } from '../inbound/reply-address.ts';
import type { PasswordCipher } from '../passwords/password-cipher.ts';
import { revealPassword } from '../passwords/reveal-password.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { mailThreadOf } from '../thread/mail-thread-repository.ts';
import { insertReply, replyMailKey } from '../thread/message-repository.ts';
import { sendNewLink } from '../thread/send-link.ts';
import type { ThreadUrl } from '../thread/thread-url.ts';
import { insertNote } from './conversation-repository.ts';
import { findEntry } from './inbox-repository.ts';
import { auditEntry } from './inquiry-audit.ts';
import type { Admin } from './inquiry-audit.ts';
import { changeInquiry, lockForEdit, lockUnmerged, tagChange, withKnownTags } from './inquiry-changes.ts';
import type { InquiryChange } from './inquiry-changes.ts';
import { presentDetail } from './present-inquiry.ts';
import type { InquiryDetail } from './present-inquiry.ts';
import { replyMail } from './reply-mail.ts';

export interface BulkOutcome {
  changed: string[];
  /** Changed by somebody else since. */
  stale: string[];
  missing: string[];
}

/** What the audit log tells of a change: the new values, and those before it. */
function told(inquiry: Inquiry, change: InquiryChange): Record<string, unknown> {
  const { addTags: _added, removeTags: _removed, ...now } = { ...change, ...tagChange(inquiry, change) };
  const before = Object.fromEntries(Object.keys(now).map((name) => [name, inquiry[name as keyof typeof now]]));
  return { ...now, before };
}

async function requireKnownAssignee(trx: Knex, { assigneeId }: InquiryChange, { user }: Admin): Promise<void> {
  if (assigneeId === user.id) await rememberAgent(trx, user);
  else if (assigneeId && !(await isAgent(trx, assigneeId)))
    throw problem.badRequest('validation-failed', undefined, { assigneeId: 'unknown-assignee' });
}

interface InboxOptions {
  db: Knex;
  cipher: PasswordCipher;
  defaultInbox: string;
  origin: string;
  threadUrl: ThreadUrl;
  /** Where replies by mail become messages; undefined where they go to the inbox. */
  addresses: ReplyAddresses | undefined;
}

/** What admins do with one inquiry, or several. Every look and every change goes into the audit log. */
export function createInbox({ db, cipher, defaultInbox, origin, threadUrl, addresses }: InboxOptions) {
  async function detail(trx: Knex, number: string, admin: Admin): Promise<InquiryDetail> {
    const entry = await findEntry(trx, number, admin.user.id);
    if (!entry) throw problem.notFound('inquiry-not-found');
    return presentDetail(trx, entry);
  }

  /** What the call returns again when it is sent twice. */
  async function remembered(trx: Knex, number: string, admin: Admin, remember: Remember): Promise<InquiryDetail> {
    const shown = await detail(trx, number, admin);
    await remember(trx, shown);
    return shown;
  }

  return {
    detail,

    /** One that was merged into another shows that one. 404 `inquiry-not-found`, as everywhere below. */
    view: (number: string, admin: Admin): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        const inquiry = await requireInquiry(trx, number);
        await recordAudit(trx, auditEntry(admin, 'inquiry.view', inquiry));
        return detail(trx, inquiry.number, admin);
      }),

    /** 409 `stale-edit`, 409 `inquiry-merged`; 400 for an assignee whom nobody knows. */
    change: (number: string, version: number, wanted: InquiryChange, admin: Admin): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        const inquiry = await lockForEdit(trx, number, version);
        await requireKnownAssignee(trx, wanted, admin);
        const change = await withKnownTags(trx, wanted);
        await changeInquiry(trx, inquiry, change);
        await recordAudit(trx, auditEntry(admin, 'inquiry.update', inquiry, told(inquiry, change)));
        return detail(trx, number, admin);
      }),

    /** Changes what is still as it was seen, and says what was not. */
    changeMany: (
      items: { number: string; version: number }[],
      wanted: InquiryChange,
      admin: Admin,
    ): Promise<BulkOutcome> =>
      db.transaction(async (trx) => {
        await requireKnownAssignee(trx, wanted, admin);
        const change = await withKnownTags(trx, wanted);
        const outcome: BulkOutcome = { changed: [], stale: [], missing: [] };
        // In one order, so that two admins with the same inquiries wait for each other instead of for ever
        for (const { number, version } of items.toSorted((one, other) => (one.number < other.number ? -1 : 1))) {
          const inquiry = await lockInquiry(trx, number);
          if (!inquiry) outcome.missing.push(number);
          else if (inquiry.version !== version || inquiry.mergedInto !== null) outcome.stale.push(number);
          else {
            await changeInquiry(trx, inquiry, change);
            await recordAudit(
              trx,
              auditEntry(admin, 'inquiry.update', inquiry, { ...told(inquiry, change), bulk: true }),
            );
            outcome.changed.push(number);
          }
        }
        return outcome;
      }),

    /** A note is added, never in the way of a colleague's edit. */
    addNote: (number: string, typed: string, admin: Admin, remember: Remember): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        const content = requireContent(typed);
        const inquiry = await lockUnmerged(trx, number);
        await insertNote(trx, { inquiryId: inquiry.id, author: admin.user, content });
        await recordAudit(trx, auditEntry(admin, 'inquiry.note', inquiry));
        return remembered(trx, number, admin, remember);
      }),

    /** Mails an answer and keeps it for My page; 409 `stale-edit`, 409 `no-reply-address`. */
    reply: (
      number: string,
      answer: { version: number; content: string; attachments?: string[]; state?: InquiryState },
      admin: Admin,
      remember: Remember,
    ): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        const content = requireContent(answer.content);
        const inquiry = await lockForEdit(trx, number, answer.version);
        const to = replyAddressOf(inquiry);
        if (to === null) throw problem.conflict('no-reply-address');
        const { inboxEmail } = await readSettings(trx);
        const references = await mailThreadOf(trx, inquiry, origin);
        const replyId = await insertReply(trx, { inquiryId: inquiry.id, author: admin.user, content, mailedTo: to });
        const attachments = answer.attachments ?? [];
        await sendAttachments(trx, { inquiryId: inquiry.id, agentId: admin.user.id }, replyId, attachments);
        await enqueueMail(
          trx,
          replyMail(inquiry, {
            to,
            replyTo: addresses?.of(inquiry) ?? inboxEmail ?? defaultInbox,
            isAnsweredByMail: addresses !== undefined,
            content,
            key: replyMailKey(replyId),
            url: threadUrl(inquiry),
            references,
            files: attachments.length,
          }),
        );
        const state = answer.state ?? 'answered';
        await changeInquiry(trx, inquiry, { state }, { isAnswered: true });
        await recordAudit(trx, auditEntry(admin, 'inquiry.reply', inquiry, told(inquiry, { state })));
        return remembered(trx, number, admin, remember);
      }),

    /** Mails a guest a new link to the conversation; 409 `no-guest-inquiry`, 409 `no-reply-address`. */
    sendLink: (number: string, admin: Admin, remember: Remember): Promise<InquiryDetail> =>
      db.transaction(async (trx) => {
        const inquiry = await lockUnmerged(trx, number);
        await sendNewLink(trx, inquiry, { threadUrl, defaultInbox });
        await recordAudit(trx, auditEntry(admin, 'inquiry.send-link', inquiry));
        return remembered(trx, number, admin, remember);
      }),

    /** The password of an SMWP application, once. */
    reveal: (number: string, admin: Admin): Promise<string> =>
      db.transaction(async (trx) => {
        const inquiry = await lockUnmerged(trx, number);
        const password = await revealPassword(trx, inquiry, cipher);
        await recordAudit(trx, auditEntry(admin, 'inquiry.reveal-password', inquiry));
        return password;
      }),
  };
}

export type Inbox = ReturnType<typeof createInbox>;
