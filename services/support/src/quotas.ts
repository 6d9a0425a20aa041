import { defineQuotas } from '@portal/service-kit';

/** How often inquiries may be sent; infra/docs/quotas.md has the reasons. */
export const supportQuotas = defineQuotas({
  // Enough for a person who has much to ask, too little for a machine; offices share an address, members do not
  'inquiries-per-account': {
    calls: ['sendInquiry', 'sendApplication'],
    key: ['account'],
    limit: '20/1h',
    of: 'members',
  },
  'guest-inquiries-per-address': { calls: ['sendInquiry'], key: ['address'], limit: '5/1h', of: 'visitors' },
  'inquiries-per-address': { calls: ['sendInquiry', 'sendApplication'], key: ['address'], limit: '60/1h' },
  inquiries: { calls: ['sendInquiry', 'sendApplication'], key: [], limit: '600/1h' },
  // What a sender adds to an inquiry is counted apart: who has used up the inquiries can still answer a question about one
  'answers-per-account': { calls: ['answerMyInquiry'], key: ['account'], limit: '30/1h', of: 'members' },
  'answers-per-address': {
    calls: ['answerMyInquiry', 'answerLinkedInquiry'],
    key: ['address'],
    limit: '60/1h',
  },
  // A link may be passed on: so the messages to one inquiry are limited, from all senders together
  'answers-per-inquiry': {
    calls: ['answerMyInquiry', 'answerLinkedInquiry', 'receiveMail'],
    key: ['inquiry'],
    limit: '20/1h',
  },
  answers: { calls: ['answerMyInquiry', 'answerLinkedInquiry', 'receiveMail'], key: [], limit: '600/1h' },
  // A member or the holder of a link, for messages that they write
  'uploads-per-address': {
    calls: ['uploadMyAttachment', 'uploadLinkedAttachment'],
    key: ['address'],
    limit: '100/30m',
  },
  'uploads-per-inquiry': {
    calls: ['uploadMyAttachment', 'uploadLinkedAttachment'],
    key: ['inquiry'],
    limit: '40/1h',
  },
  // A link may be passed on; a change of mind is a few
  'ratings-per-inquiry': { calls: ['rateInquiry'], key: ['inquiry'], limit: '20/1d' },
  'links-per-inquiry': { calls: ['renewInquiryLink'], key: ['inquiry'], limit: '3/1d' },
  // A flood of inquiries must not become a flood in somebody's mailbox; beyond it an inquiry is taken without a receipt
  'receipts-per-email': { calls: ['sendInquiry', 'sendApplication'], key: ['email'], limit: '5/1d' },
});
