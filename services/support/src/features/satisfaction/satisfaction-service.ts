import { enqueueMail, problem, seoulTime } from '@portal/service-kit';
import type { QuotaCaller, Quotas } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { supportQuotas } from '../../quotas.ts';
import { findInquiryById } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { isMachineAddress, replyAddressOf } from '../inquiries/single-address.ts';
import { manyLines } from '../inquiries/typed-text.ts';
import { readSettings } from '../settings/settings-repository.ts';
import type { InquiryLinks } from '../thread/inquiry-link.ts';
import { satisfactionMail } from './satisfaction-mail.ts';
import { noteAsked, storeRating, takeAnswered } from './satisfaction-repository.ts';

interface SatisfactionOptions {
  db: Knex;
  quotas: Quotas<keyof typeof supportQuotas>;
  /** Signs and reads links to the question; they open nothing else. */
  links: InquiryLinks;
  defaultInbox: string;
  origin: string;
}

/** Links to the question have no former generations. */
const generation = { linkGeneration: 0 };

/** Whether senders are content with the answer: they are asked once, a day after it, by mail. */
export function createSatisfaction({ db, quotas, links, defaultInbox, origin }: SatisfactionOptions) {
  function pageOf({ id, locale }: Pick<Inquiry, 'id' | 'locale'>): string {
    const language = locale === 'en' ? '?lang=en' : '';
    return `${origin}/support/inquiries/link${language}#${links.sign({ id, ...generation }, new Date())}`;
  }

  return {
    /** Asks those who were answered a day ago, unless that is turned off. Says how many. Any number of copies may do so at once. */
    ask: (): Promise<number> =>
      db.transaction(async (trx) => {
        const { asksSatisfaction, inboxEmail } = await readSettings(trx);
        if (!asksSatisfaction) return 0;
        let asked = 0;
        for (const inquiry of await takeAnswered(trx)) {
          const to = replyAddressOf(inquiry);
          const isAsked = to !== null && !isMachineAddress(to);
          await noteAsked(trx, inquiry.id, isAsked);
          if (!isAsked) continue;
          const received = seoulTime(inquiry.createdAt);
          const replyTo = inboxEmail ?? defaultInbox;
          await enqueueMail(trx, satisfactionMail(inquiry, { to, replyTo, received, page: pageOf(inquiry) }));
          asked += 1;
        }
        return asked;
      }),

    /**
     * Stores the response of who followed a link, in place of an earlier one; a comment stays unless there is a new one. 404 `link-invalid`, 403 `link-expired`,
     * 429 `too-many-requests`.
     */
    async rate(
      token: string,
      { isSatisfied, comment }: { isSatisfied: boolean; comment?: string | undefined },
      caller: QuotaCaller,
    ): Promise<{ number: string; isSatisfied: boolean; comment: string | null }> {
      const link = links.read(token);
      if (!link) throw problem.notFound('link-invalid');
      if (link.expiresAt < new Date()) throw problem.forbidden('link-expired');
      await quotas.take(caller, ['ratings-per-inquiry'], { inquiry: link.inquiryId });
      const rating = { isSatisfied, comment: comment === undefined ? undefined : manyLines(comment) };
      const inquiry = await findInquiryById(db, link.inquiryId);
      const stored = inquiry && (await storeRating(db, inquiry.id, rating));
      if (!stored) throw problem.notFound('link-invalid');
      return { number: inquiry.number, ...stored };
    },
  };
}

export type Satisfaction = ReturnType<typeof createSatisfaction>;
