import { seoulTime } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';
import type { Inquiry } from './inquiry.ts';
import { formLabels } from './labels.ts';

/**
 * Tells a sender that an inquiry has arrived. It repeats nothing that was typed: a sender who enters somebody else's
 * address must not be able to send them words of their own.
 */
export function receiptMail(
  inquiry: Inquiry,
  { to, replyTo, origin }: { to: string; replyTo: string; origin: string },
): Mail {
  const { number, form, locale, createdAt, senderId } = inquiry;
  const key = `receipt:${number}`;
  const common = { to, replyTo, key, autoSubmitted: 'auto-replied' as const };
  if (locale === 'en') {
    return {
      ...common,
      subject: `[Selmatrix] We have received your inquiry (${number})`,
      text: `Hello,

Thank you for writing to Selmatrix. Your inquiry has been received and will be answered as soon as possible.

Number: ${number}
Form: ${formLabels.en[form]}
Received: ${seoulTime(createdAt)} (Seoul)
${senderId ? `\nYou can follow it on My page:\n${origin}/account\n` : ''}
Please quote the number when you ask about it. If you did not write to us, please ignore this mail.

Selmatrix Co., Ltd.
`,
    };
  }
  return {
    ...common,
    subject: `[셀매트릭스] 문의가 접수되었습니다 (${number})`,
    text: `안녕하세요.

셀매트릭스에 문의해 주셔서 감사합니다. 문의가 접수되었으며, 담당자가 확인한 뒤 답변드리겠습니다.

접수번호: ${number}
양식: ${formLabels.ko[form]}
접수일시: ${seoulTime(createdAt)}
${senderId ? `\n진행 상황은 마이페이지에서 확인하실 수 있습니다.\n${origin}/account\n` : ''}
문의 내용을 확인하실 때는 접수번호를 알려 주세요. 문의하신 적이 없다면 이 메일을 무시해 주세요.

(주)셀매트릭스 드림
`,
  };
}
