import { randomUUID } from 'node:crypto';
import { enqueueMail, normalEmail, problem } from '@portal/service-kit';
import type { QuotaCaller, Quotas } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { supportQuotas } from '../../quotas.ts';
import type { PasswordCipher } from '../passwords/password-cipher.ts';
import { readSettings } from '../settings/settings-repository.ts';
import type { NewInquiry } from './check-inquiry.ts';
import { inquiryMail } from './inquiry-mail.ts';
import { insertInquiry } from './inquiry-repository.ts';
import type { Inquiry } from './inquiry.ts';
import { receiptMail } from './receipt-mail.ts';
import { isMachineAddress, singleAddress } from './single-address.ts';

export interface InquiryDesk {
  /** Before `accept`: counts an inquiry. 401 `unauthorized` for a guest when guests may not send; 429 `too-many-requests`. */
  admit(sender: QuotaCaller): Promise<void>;
  /** Stores an inquiry, and with it the mails that it causes: all or nothing, and without a word to the mail server. */
  accept(inquiry: NewInquiry, sender: Sender, remember: RememberInquiry): Promise<Inquiry>;
}

/** Hears of a stored inquiry in the same transaction. */
type RememberInquiry = (trx: Knex, inquiry: Inquiry) => Promise<void>;

export interface Sender extends QuotaCaller {
  locale: Locale;
}

interface DeskOptions {
  db: Knex;
  cipher: PasswordCipher;
  quotas: Quotas<keyof typeof supportQuotas>;
  defaultInbox: string;
  /** Our own sender address: a receipt to ourselves would be a loop. */
  ownAddress: string;
  origin: string;
}

export function createInquiryDesk({ db, cipher, quotas, defaultInbox, ownAddress, origin }: DeskOptions): InquiryDesk {
  async function mailReceipt(trx: Knex, inquiry: Inquiry, inbox: string): Promise<void> {
    const to = singleAddress(normalEmail(inquiry.email) ?? '');
    if (to === undefined || isMachineAddress(to) || [inbox, ownAddress].some((own) => normalEmail(own) === to)) return;
    const [refusal] = await quotas.judge(trx, [{ caller: {}, quotas: ['receipts-per-email'], targets: { email: to } }]);
    if (refusal) return;
    await enqueueMail(trx, receiptMail(inquiry, { to, replyTo: inbox, origin }));
  }

  async function store(trx: Knex, { smwpPassword, ...fields }: NewInquiry, { user, locale }: Sender): Promise<Inquiry> {
    const settings = await readSettings(trx);
    const id = randomUUID();
    const password = smwpPassword === null ? undefined : cipher.seal(smwpPassword, id);
    const sender = user && { id: user.id, email: user.email };
    const inquiry = await insertInquiry(trx, { ...fields, id, locale, sender, password });
    if (inquiry.trapped) return inquiry;
    const inbox = settings.inboxEmail ?? defaultInbox;
    await enqueueMail(trx, inquiryMail(inquiry, { to: inbox, origin }));
    await mailReceipt(trx, inquiry, inbox);
    return inquiry;
  }

  return {
    async admit(sender) {
      if (!sender.user && !(await readSettings(db)).guestInquiries) throw problem.unauthorized();
      await quotas.take(sender, [
        'inquiries-per-account',
        'guest-inquiries-per-address',
        'inquiries-per-address',
        'inquiries',
      ]);
    },

    accept: (inquiry, sender, remember) =>
      db.transaction(async (trx) => {
        const stored = await store(trx, inquiry, sender);
        await remember(trx, stored);
        return stored;
      }),
  };
}
