import type { Inquiry } from '../inquiries/inquiry.ts';
import type { InquiryLinks } from './inquiry-link.ts';

export type ThreadUrl = (
  inquiry: Pick<Inquiry, 'id' | 'number' | 'senderId' | 'locale' | 'linkGeneration'>,
  now?: Date,
) => string;

/**
 * Makes the URL at which a sender reads their inquiry and answers: a member signs in there, a guest has a link of 90 days. Its
 * token stands behind the #, so that it is in no log and no Referer.
 */
export function createThreadUrl(origin: string, links: InquiryLinks): ThreadUrl {
  return (inquiry, now = new Date()) => {
    const language = inquiry.locale === 'en' ? '?lang=en' : '';
    return inquiry.senderId === null
      ? `${origin}/support/inquiries/link${language}#${links.sign(inquiry, now)}`
      : `${origin}/support/inquiries/${inquiry.number}${language}`;
  };
}
