import { seoulTime } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { formLabels } from '../inquiries/labels.ts';
import { linkDays } from '../thread/inquiry-link.ts';

interface ReplyMailOptions {
  to: string;
  replyTo: string;
  content: string;
  key: string;
  /** Where the conversation is. */
  url: string;
  /** How many files go with it; they are downloaded there. */
  files: number;
}

/**
 * The answer to an inquiry as a mail in the sender's language. It names the inquiry by its number, form and time and repeats
 * nothing that was typed, as the receipt does: nobody has confirmed that the address is the sender's.
 */
export function replyMail(inquiry: Inquiry, { to, replyTo, content, key, url, files }: ReplyMailOptions): Mail {
  const { number, form, createdAt, locale, senderId } = inquiry;
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

This answers inquiry ${number} of ${written} (Seoul). ${files > 0 ? `Its attachments (${files}) can be downloaded here, where you can also read the whole conversation and reply:` : 'You can read the whole conversation and reply here:'}
${url}
${senderId === null ? `The link works for ${linkDays} days. Please do not pass it on.\n` : ''}`,
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

${written}에 보내 주신 문의(${number})에 대한 답변입니다. ${files > 0 ? `첨부 파일 ${files}개는 아래 주소에서 받으실 수 있습니다. ` : ''}전체 대화를 확인하고 답장을 보내시려면 아래 주소로 접속해 주세요.
${url}
${senderId === null ? `링크는 ${linkDays}일 동안 사용할 수 있습니다. 다른 분에게 전달하지 마세요.\n` : ''}`,
  };
}
