import type { Mail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { seoulTime } from '../inquiries/seoul-time.ts';
import { singleAddress } from '../inquiries/single-address.ts';

/** Where an answer goes: the address of the form when it is one, else that of the account; null when neither is. */
export function replyAddressOf({ email, senderEmail }: Inquiry): string | null {
  return singleAddress(email) ?? singleAddress(senderEmail ?? '') ?? null;
}

function quoted(text: string): string {
  return text.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** The answer to an inquiry as a mail in the sender's language, above what they wrote. */
export function replyMail(inquiry: Inquiry, { to, replyTo, content, key }: { to: string; replyTo: string; content: string; key: string }): Mail {
  const { number, title, name, createdAt, locale } = inquiry;
  const written = seoulTime(createdAt);
  if (locale === 'en') {
    return {
      to, replyTo, key,
      subject: `Re: [${number}] ${title}`,
      text: `Hello ${name},

${content}

Selmatrix Co., Ltd.

Your inquiry ${number} of ${written} (Seoul):
> ${title}
>
${quoted(inquiry.content)}
`,
    };
  }
  return {
    to, replyTo, key,
    subject: `Re: [${number}] ${title}`,
    text: `${name}님, 안녕하세요.

${content}

(주)셀매트릭스 드림

${written}에 보내 주신 문의 (${number})
> ${title}
>
${quoted(inquiry.content)}
`,
  };
}
