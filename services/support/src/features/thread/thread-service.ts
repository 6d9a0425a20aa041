import { enqueueMail, normalEmail, problem } from '@portal/service-kit';
import type { QuotaCaller, Quotas, Remember, SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { supportQuotas } from '../../quotas.ts';
import { sendAttachments } from '../attachments/attachment-repository.ts';
import { insertOriginal } from '../attachments/mail-original-repository.ts';
import type { MailOriginal } from '../attachments/mail-original-repository.ts';
import {
  confirmGuest,
  findInquiryByNumber,
  findInquiryById,
  keptInquiry,
  lockInquiryById,
  lockKept,
  updateInquiry,
} from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { requireContent } from '../inquiries/typed-text.ts';
import { findMine, senderOf } from '../my-inquiries/my-inquiries-repository.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { answerMail } from './answer-mail.ts';
import type { InquiryLinks } from './inquiry-link.ts';
import { insertAnswer, listMessages } from './message-repository.ts';
import type { ReceivedMail } from './message-repository.ts';
import { presentThread } from './present-thread.ts';
import { sendNewLink } from './send-link.ts';
import type { InquiryThread } from './thread-schemas.ts';
import type { ThreadUrl } from './thread-url.ts';

interface ThreadOptions {
  db: Knex;
  quotas: Quotas<keyof typeof supportQuotas>;
  links: InquiryLinks;
  threadUrl: ThreadUrl;
  defaultInbox: string;
  origin: string;
}

interface Answer {
  content: string;
  /** What stood below it in a mail. */
  quotedText?: string | null;
  /** Of the mail that it came by. */
  mail?: ReceivedMail;
  /** The same as it came. */
  original?: MailOriginal;
  /** Ids of files that were uploaded for it. */
  attachments?: string[] | undefined;
  /** Null for a guest. */
  accountId: string | null;
  /** By whom it is; the sender of the inquiry unless told otherwise. */
  authorName?: string;
  remember: Remember;
}

const uploadQuotas = ['uploads-per-address', 'uploads-per-inquiry'] as const;
const answerQuotas = ['answers-per-account', 'answers-per-address', 'answers-per-inquiry', 'answers'] as const;

/** What a sender does with an inquiry that was received: reads the conversation and adds to it. */
export function createThreads({ db, quotas, links, threadUrl, defaultInbox, origin }: ThreadOptions) {
  async function requireMine(number: string, user: SessionUser): Promise<Inquiry> {
    const inquiry = await findMine(db, number, senderOf(user));
    if (!inquiry) throw problem.notFound('inquiry-not-found');
    const kept = await keptInquiry(db, inquiry);
    // What was merged into somebody else's shows its own conversation still
    return (await findMine(db, kept.number, senderOf(user))) ?? inquiry;
  }

  const show = async (on: Knex, inquiry: Inquiry): Promise<InquiryThread> =>
    presentThread(inquiry, await listMessages(on, inquiry.id));

  /** 404 `link-invalid` for a token that was not signed here, 403 `link-expired` for one that is too old or was replaced. */
  function readLink(token: string): NonNullable<ReturnType<InquiryLinks['read']>> {
    const link = links.read(token);
    if (!link) throw problem.notFound('link-invalid');
    return link;
  }

  async function requireLinked(
    token: string,
    on: Knex = db,
    find: (id: string) => Promise<Inquiry | undefined> = (id) => findInquiryById(on, id),
  ): Promise<Inquiry> {
    const { inquiryId, generation, expiresAt } = readLink(token);
    const inquiry = await find(inquiryId);
    if (!inquiry) throw problem.notFound('link-invalid');
    if (generation !== inquiry.linkGeneration || expiresAt < new Date()) throw problem.forbidden('link-expired');
    return keptInquiry(on, inquiry);
  }

  /** Adds a message of the sender to a locked inquiry, which opens it again. */
  async function add(trx: Knex.Transaction, inquiry: Inquiry, answer: Answer): Promise<InquiryThread> {
    const content = requireContent(answer.content);
    const author = { id: answer.accountId, name: answer.authorName ?? inquiry.name };
    const quotedText = answer.quotedText ?? null;
    const messageId = await insertAnswer(trx, {
      inquiryId: inquiry.id,
      author,
      content,
      quotedText,
      mail: answer.mail,
    });
    if (answer.original) await insertOriginal(trx, messageId, answer.original);
    await sendAttachments(trx, { inquiryId: inquiry.id, agentId: null }, messageId, answer.attachments ?? []);
    const isSpam = inquiry.state === 'spam';
    const reopened = inquiry.assigneeId === null ? 'received' : 'inProgress';
    const state = inquiry.state === 'answered' ? reopened : inquiry.state;
    const newMessageAt = isSpam ? null : (inquiry.newMessageAt ?? new Date());
    await updateInquiry(trx, inquiry, { state, newMessageAt });
    if (!isSpam) {
      const to = (await readSettings(trx)).inboxEmail ?? defaultInbox;
      await enqueueMail(
        trx,
        answerMail(inquiry, {
          to,
          content,
          isCut: quotedText !== null,
          files: answer.attachments?.length ?? 0,
          messageId,
          origin,
        }),
      );
    }
    const thread = await show(trx, { ...inquiry, state });
    await answer.remember(trx, thread);
    return thread;
  }

  return {
    /** A member's own inquiry; 404 `inquiry-not-found`. */
    readMine: async (number: string, user: SessionUser): Promise<InquiryThread> =>
      show(db, await requireMine(number, user)),

    /** 404 `inquiry-not-found`, 429 `too-many-requests`. */
    async answerMine(
      number: string,
      { user, caller, ...answer }: Omit<Answer, 'accountId'> & { user: SessionUser; caller: QuotaCaller },
    ): Promise<InquiryThread> {
      const { id } = await requireMine(number, user);
      await quotas.take(caller, answerQuotas, { inquiry: id });
      return db.transaction(async (trx) => {
        const inquiry = await lockKept(trx, id);
        if (!inquiry) throw problem.notFound('inquiry-not-found');
        return add(trx, inquiry, { ...answer, accountId: user.id });
      });
    },

    /** The inquiry that a mailed link opens; 404 `link-invalid`, 403 `link-expired`. */
    readLinked: async (token: string): Promise<InquiryThread> => show(db, await requireLinked(token)),

    /** As for `readMine` and `readLinked`, for the files of the conversation. */
    requireMine,
    requireLinked: (token: string): Promise<Inquiry> => requireLinked(token),

    /** Counts an upload of a member and says for which inquiry it is; 429 `too-many-requests`. */
    async admitUpload(number: string, user: SessionUser, caller: QuotaCaller): Promise<string> {
      const { id } = await requireMine(number, user);
      await quotas.take(caller, uploadQuotas, { inquiry: id });
      return id;
    },

    /** The same for who has a link. */
    async admitLinkedUpload(token: string, caller: QuotaCaller): Promise<string> {
      const { id } = await requireLinked(token);
      await quotas.take(caller, uploadQuotas, { inquiry: id });
      return id;
    },

    /** As `readLinked`; 429 `too-many-requests`. */
    async answerLinked(
      token: string,
      { caller, ...answer }: Omit<Answer, 'accountId'> & { caller: QuotaCaller },
    ): Promise<InquiryThread> {
      await quotas.take(caller, answerQuotas, { inquiry: readLink(token).inquiryId });
      return db.transaction(async (trx) => {
        const linked = await requireLinked(token, trx, (id) => lockInquiryById(trx, id));
        await confirmGuest(trx, { id: readLink(token).inquiryId });
        return add(trx, (await lockKept(trx, linked.id)) ?? linked, { ...answer, accountId: null });
      });
    },

    /** The inquiry that a mail is a message of, and counts the mail; undefined when there is none. 429 `too-many-requests`. */
    async admitMail(number: string): Promise<Inquiry | undefined> {
      const found = await findInquiryByNumber(db, number);
      const inquiry = found && (await keptInquiry(db, found));
      if (inquiry) await quotas.take({}, ['answers-per-inquiry', 'answers'], { inquiry: inquiry.id });
      return inquiry;
    },

    /**
     * Adds a mail as a message that belongs to no account: anybody can write any From. When it comes from an address that is not the
     * sender's, such as a colleague's, the message names that address.
     */
    async addMail(
      trx: Knex.Transaction,
      inquiryId: string,
      {
        number,
        from,
        ...message
      }: Pick<Answer, 'content' | 'quotedText' | 'attachments' | 'original'> & {
        mail: ReceivedMail;
        /** Of the inquiry whose reply address it was sent to. */
        number: string;
        from: { address: string | undefined; unknown: string };
      },
    ): Promise<void> {
      // A program that answers says nothing of who reads the mailbox
      if (!message.mail.seemsAutomatic) await confirmGuest(trx, { number });
      const inquiry = await lockKept(trx, inquiryId);
      if (!inquiry) throw problem.notFound('inquiry-not-found');
      const own = [inquiry.email, inquiry.senderEmail ?? inquiry.email].map(normalEmail);
      const isSender = from.address !== undefined && own.includes(normalEmail(from.address) ?? from.address);
      await add(trx, inquiry, {
        ...message,
        accountId: null,
        ...(isSender ? {} : { authorName: from.address ?? from.unknown }),
        remember: () => Promise.resolve(),
      });
    },

    /** Mails the sender a new link in place of one that was signed here, however old. 404 `link-invalid`, 429 `too-many-requests`. */
    async renewLink(token: string, caller: QuotaCaller): Promise<void> {
      const { inquiryId } = readLink(token);
      await quotas.take(caller, ['links-per-inquiry'], { inquiry: inquiryId });
      await db.transaction(async (trx) => {
        const inquiry = await lockInquiryById(trx, inquiryId);
        if (!inquiry || inquiry.state === 'spam') throw problem.notFound('link-invalid');
        await sendNewLink(trx, inquiry, { threadUrl, defaultInbox });
      });
    },
  };
}

export type Threads = ReturnType<typeof createThreads>;
