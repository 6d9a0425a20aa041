import { seoulTime } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { formLabels } from '../inquiries/labels.ts';
import { singleAddress } from '../inquiries/single-address.ts';

/** Where an answer goes: the address of the form when it is one, else that of the account; null when neither is. */
export function replyAddressOf({ email, senderEmail }: Inquiry): string | null {
  return singleAddress(email) ?? singleAddress(senderEmail ?? '') ?? null;
}

/**
 * The answer to an inquiry as a mail in the sender's language. It names the inquiry by its number, form and time and repeats
 * nothing that was typed, as the receipt does: nobody has confirmed that the address is the sender's.
 */
export function replyMail(
  inquiry: Inquiry,
  { to, replyTo, content, key }: { to: string; replyTo: string; content: string; key: string },
): Mail {
  const { number, form, createdAt, locale } = inquiry;
  const written = seoulTime(createdAt);
  if (locale === 'en') {
    return {
      to,
      replyTo,
      key,
      subject: `Re: [${number}] ${formLabels.en[form]}`,
      text: `Hello,

${content}

Selmatrix Co., Ltd.

This answers inquiry ${number} of ${written} (Seoul).
`,
    };
  }
  return {
    to,
    replyTo,
    key,
    subject: `Re: [${number}] ${formLabels.ko[form]}`,
    text: `안녕하세요.

${content}

(주)셀매트릭스 드림

${written}에 보내 주신 문의(${number})에 대한 답변입니다.
`,
  };
}
