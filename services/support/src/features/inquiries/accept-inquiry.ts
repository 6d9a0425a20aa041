import { randomUUID } from 'node:crypto';
import { enqueueMail, problem } from '@portal/service-kit';
import type { SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { PasswordCipher } from '../passwords/password-cipher.ts';
import { readSettings } from '../settings/settings-repository.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { networkOf } from '../throttle/throttle.ts';
import type { NewInquiry } from './check-inquiry.ts';
import { inquiryMail } from './inquiry-mail.ts';
import { insertInquiry } from './inquiry-repository.ts';
import type { Inquiry } from './inquiry.ts';
import { receiptMail } from './receipt-mail.ts';
import { isMachineAddress, singleAddress } from './single-address.ts';

/** Enough for a person who has much to ask, too little for a machine; offices share an address, members do not. */
export const memberLimit = { times: 20, windowMinutes: 60 } as const;
export const guestLimit = { times: 5, windowMinutes: 60 } as const;
/** Receipts to one address: a flood of inquiries must not become a flood in somebody's mailbox. */
export const receiptLimit = { times: 5, windowMinutes: 24 * 60 } as const;

export interface InquiryDesk {
  /**
   * Stores an inquiry, and with it the mails that it causes: all or nothing, and without a word to the mail server.
   * 401 `unauthorized` for a guest when guests may not send; 429 `too-many-inquiries`.
   */
  accept(trx: Knex.Transaction, inquiry: NewInquiry, sender: Sender): Promise<Inquiry>;
}

export interface Sender {
  user: SessionUser | undefined;
  address: string;
  locale: Locale;
}

interface DeskOptions {
  cipher: PasswordCipher;
  throttle: Throttle;
  defaultInbox: string;
  /** Our own sender address: a receipt to ourselves would be a loop. */
  ownAddress: string;
  origin: string;
}

export function createInquiryDesk({ cipher, throttle, defaultInbox, ownAddress, origin }: DeskOptions): InquiryDesk {
  async function mailReceipt(trx: Knex, inquiry: Inquiry, inbox: string): Promise<void> {
    const to = singleAddress(inquiry.email)?.toLowerCase();
    if (to === undefined || isMachineAddress(to) || [inbox, ownAddress].some((own) => own.toLowerCase() === to)) return;
    if ((await throttle.take(trx, 'receipt', to, receiptLimit)) > 0) return;
    await enqueueMail(trx, receiptMail(inquiry, { to, replyTo: inbox, origin }));
  }

  return {
    async accept(trx, { smwpPassword, ...fields }, { user, address, locale }) {
      const settings = await readSettings(trx);
      if (!user && !settings.guestInquiries) throw problem.unauthorized();
      const wait = await (user ? throttle.take(trx, 'member', user.id, memberLimit) : throttle.take(trx, 'guest', networkOf(address), guestLimit));
      if (wait > 0) throw problem.tooManyRequests('too-many-inquiries', wait);
      const id = randomUUID();
      const password = smwpPassword === null ? undefined : cipher.seal(smwpPassword, id);
      const sender = user && { id: user.id, email: user.email };
      const inquiry = await insertInquiry(trx, { ...fields, id, locale, sender, password });
      if (inquiry.trapped) return inquiry;
      const inbox = settings.inboxEmail ?? defaultInbox;
      await enqueueMail(trx, inquiryMail(inquiry, { to: inbox, origin }));
      await mailReceipt(trx, inquiry, inbox);
      return inquiry;
    },
  };
}
