import { mailOf, mailTemplate } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { conversationPlaceholder, inquiryPlaceholders } from '../inquiries/inquiry-placeholders.ts';
import { linkDays } from './inquiry-link.ts';

const days = String(linkDays);

export const linkTemplate = mailTemplate({
  name: 'link',
  title: { ko: '비회원 문의 확인 링크', en: 'Link to a guest’s inquiry' },
  placeholders: {
    number: inquiryPlaceholders.number,
    link: conversationPlaceholder,
    validDays: {
      about: { ko: '링크 유효 기간 (일)', en: 'Days for which the link works' },
      sample: { ko: days, en: days },
    },
  },
  ko: {
    subject: '[셀매트릭스] 문의 확인 링크입니다 ({{number}})',
    text: `안녕하세요.

아래 링크에서 문의하신 내용과 답변을 확인하고 메시지를 더 보내실 수 있습니다.
{{link}}

링크는 {{validDays}}일 동안 사용할 수 있으며, 이전에 보내 드린 링크는 더 이상 사용할 수 없습니다. 링크가 있으면 누구나 이 문의를 볼 수 있으니 다른 분에게 전달하지 마세요.

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] Link to your inquiry ({{number}})',
    text: `Hello,

With this link you can read your inquiry and add to it:
{{link}}

It works for {{validDays}} days. Earlier links no longer work. Anyone who has the link can read this inquiry, so please do not pass it on.

Selmatrix Co., Ltd.
`,
  },
});

/** Brings a guest a new link to their inquiry, with which the former ones are void. */
export const linkMail = (
  { number, locale, linkGeneration }: Inquiry,
  { to, replyTo, url }: { to: string; replyTo: string; url: string },
): Mail => ({
  to,
  replyTo,
  key: `link:${number}:${linkGeneration}`,
  ...mailOf(linkTemplate, locale, { number, link: url, validDays: days }),
});
