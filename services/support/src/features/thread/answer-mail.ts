import type { Mail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { shortTitle } from '../inquiries/inquiry-mail.ts';
import { singleAddress } from '../inquiries/single-address.ts';

/** The mail to the company about what a sender has added to their inquiry, in Korean like the one about the inquiry. */
export function answerMail(
  { number, name, email, title }: Inquiry,
  {
    to,
    content,
    files,
    messageId,
    origin,
  }: { to: string; content: string; files: number; messageId: string; origin: string },
): Mail {
  return {
    to,
    replyTo: singleAddress(email),
    subject: `Re: [${number}] 추가 메시지: ${shortTitle(title)}`,
    text: `접수번호: ${number}
이름: ${name}
제목: ${title}

${content}
${files > 0 ? `\n첨부 파일 ${files}개가 있습니다.\n` : ''}
관리자 화면에서 답변하기
${origin}/admin/support/inquiries/${number}
`,
    key: `answer:${messageId}`,
  };
}
