import { mailOf, mailTemplate } from '@portal/service-kit';
import type { Mail, MailPlaceholder } from '@portal/service-kit';
import { inquiryPlaceholders } from '../inquiries/inquiry-placeholders.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

const samplePage = 'https://www.selmatrix.example/support/inquiries/link#sample';
const choice = (ko: string, en: string, answer: string): MailPlaceholder => ({
  about: { ko, en },
  sample: { ko: `${samplePage}.${answer}`, en: `${samplePage}.${answer}` },
  isRequired: true,
});

export const satisfactionTemplate = mailTemplate({
  name: 'satisfaction',
  title: { ko: '문의 만족도 조사', en: 'Question about satisfaction' },
  placeholders: {
    number: inquiryPlaceholders.number,
    received: inquiryPlaceholders.received,
    satisfied: choice('‘만족’ 링크', 'Link of who is satisfied', 'yes'),
    dissatisfied: choice('‘불만족’ 링크', 'Link of who is not satisfied', 'no'),
  },
  ko: {
    subject: '[셀매트릭스] 답변이 도움이 되었나요? ({{number}})',
    text: `안녕하세요.

{{received}}에 보내 주신 문의({{number}})의 답변이 도움이 되었나요? 아래 링크를 여신 뒤 버튼을 누르시면 의견이 전달됩니다.

도움이 되었어요
{{satisfied}}

도움이 되지 않았어요
{{dissatisfied}}

이 문의에 대해 다시 여쭙지 않습니다.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Did our answer help? ({{number}})',
    text: `Hello,

Did our answer to your inquiry {{number}} of {{received}} (Seoul) help? Please open a link and press the button on its page.

It helped
{{satisfied}}

It did not help
{{dissatisfied}}

We will not ask about this inquiry again.

Selmatrix Co., Ltd.
`,
  },
});

interface SatisfactionMailOptions {
  to: string;
  replyTo: string;
  received: string;
  /** The page of the question, with the token of the link. */
  page: string;
}

/** Asks a sender how the answer was. Scanners of mail servers follow links, so only the page that a link opens sends the response. */
export const satisfactionMail = (
  { number, locale }: Pick<Inquiry, 'number' | 'locale'>,
  { to, replyTo, received, page }: SatisfactionMailOptions,
): Mail => ({
  to,
  replyTo,
  key: `satisfaction:${number}`,
  ...mailOf(satisfactionTemplate, locale, { number, received, satisfied: `${page}.yes`, dissatisfied: `${page}.no` }),
});
