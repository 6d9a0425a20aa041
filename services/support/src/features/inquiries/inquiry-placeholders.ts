import type { MailPlaceholder } from '@portal/service-kit';
import { formLabels } from './labels.ts';

const samplePage = 'https://www.selmatrix.example/support/inquiries/sample';

/** Placeholders that mails about inquiries share. */
export const inquiryPlaceholders = {
  number: {
    about: { ko: '접수번호', en: 'Number of the inquiry' },
    sample: { ko: 'Q-2027-000123', en: 'Q-2027-000123' },
  },
  form: {
    about: { ko: '양식', en: 'Form' },
    sample: { ko: formLabels.ko.question, en: formLabels.en.question },
  },
  received: {
    about: { ko: '접수일시 (서울)', en: 'When it was received, in Seoul' },
    sample: { ko: '2027.05.03 10:00', en: '2027.05.03 10:00' },
  },
} satisfies Record<string, MailPlaceholder>;

/** The page with the conversation. */
export const conversationPlaceholder: MailPlaceholder = {
  about: { ko: '문의 화면 주소', en: 'Link to the conversation' },
  sample: { ko: samplePage, en: samplePage },
  isRequired: true,
};
