import type { Mail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { shortTitle } from '../inquiries/inquiry-mail.ts';
import { singleAddress } from '../inquiries/single-address.ts';

/**
 * The mail to the company about what a sender has added to their inquiry, in Korean like the one about the inquiry. `isCut`: more is
 * to be read on the site.
 */
export function answerMail(
  { number, name, email, title }: Inquiry,
  {
    to,
    content,
    isCut,
    files,
    messageId,
    origin,
  }: { to: string; content: string; isCut: boolean; files: number; messageId: string; origin: string },
): Mail {
  return {
    to,
    replyTo: singleAddress(email),
    subject: `Re: [${number}] 추가 메시지: ${shortTitle(title)}`,
    text: `접수번호: ${number}
이름: ${name}
제목: ${title}

${content}
${isCut ? '\n인용된 내용은 관리자 화면에서 볼 수 있습니다.\n' : ''}${files > 0 ? `\n첨부 파일 ${files}개가 있습니다.\n` : ''}
관리자 화면에서 답변하기
${origin}/admin/support/inquiries/${number}
`,
    key: `answer:${messageId}`,
  };
}
