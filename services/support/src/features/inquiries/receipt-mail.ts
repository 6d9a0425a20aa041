import { mailOf, mailTemplate, seoulTime } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';
import type { Inquiry } from './inquiry.ts';
import { inquiryPlaceholders } from './inquiry-placeholders.ts';
import { formLabels } from './labels.ts';

export const receiptTemplate = mailTemplate({
  name: 'receipt',
  title: { ko: '문의 접수 확인', en: 'Receipt of an inquiry' },
  placeholders: {
    ...inquiryPlaceholders,
    myPage: {
      about: {
        ko: '마이페이지 안내와 주소 (회원에게만, 비회원은 빈 줄)',
        en: 'Where members follow it; empty for guests, whose mail has no such line',
      },
      sample: {
        ko: '진행 상황은 마이페이지에서 확인하실 수 있습니다.\nhttps://www.selmatrix.example/account',
        en: 'You can follow it on My page:\nhttps://www.selmatrix.example/account',
      },
    },
  },
  ko: {
    subject: '[셀매트릭스] 문의가 접수되었습니다 ({{number}})',
    text: `안녕하세요.

셀매트릭스에 문의해 주셔서 감사합니다. 문의가 접수되었으며, 담당자가 확인한 뒤 답변드리겠습니다.

접수번호: {{number}}
양식: {{form}}
접수일시: {{received}}

{{myPage}}

문의 내용을 확인하실 때는 접수번호를 알려 주세요. 문의하신 적이 없다면 이 메일을 무시해 주세요.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] We have received your inquiry ({{number}})',
    text: `Hello,

Thank you for writing to Selmatrix. Your inquiry has been received and will be answered as soon as possible.

Number: {{number}}
Form: {{form}}
Received: {{received}} (Seoul)

{{myPage}}

Please quote the number when you ask about it. If you did not write to us, please ignore this mail.

Selmatrix Co., Ltd.
`,
  },
});

/** Name under which the outbox knows the receipt of an inquiry. */
export function receiptMailKey(number: string): string {
  return `receipt:${number}`;
}

/**
 * Tells a sender that an inquiry has arrived. It repeats nothing that was typed: a sender who enters somebody else's
 * address must not be able to send them words of their own.
 */
export function receiptMail(
  inquiry: Inquiry,
  { to, replyTo, origin }: { to: string; replyTo: string; origin: string },
): Mail {
  const { number, form, locale, createdAt, senderId } = inquiry;
  const myPage = locale === 'en' ? 'You can follow it on My page:' : '진행 상황은 마이페이지에서 확인하실 수 있습니다.';
  return {
    to,
    replyTo,
    key: receiptMailKey(number),
    autoSubmitted: 'auto-replied',
    ...mailOf(receiptTemplate, locale, {
      number,
      form: formLabels[locale][form],
      received: seoulTime(createdAt),
      myPage: senderId ? `${myPage}\n${origin}/account` : '',
    }),
  };
}
