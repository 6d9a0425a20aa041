import { mailOf, mailTemplate, seoulTime } from '@portal/service-kit';
import type { Locale, Mail, TemplatedMail } from '@portal/service-kit';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { conversationPlaceholder, inquiryPlaceholders } from '../inquiries/inquiry-placeholders.ts';
import { formLabels } from '../inquiries/labels.ts';
import { linkDays } from '../thread/inquiry-link.ts';

interface ReplyMailOptions {
  to: string;
  replyTo: string;
  content: string;
  key: string;
  /** Where the conversation is. */
  url: string;
  /** A reply to the mail becomes a message of the conversation. */
  isAnsweredByMail: boolean;
  /** Message-IDs of the conversation, the one that it replies to last. */
  references: string[];
  /** How many files go with it; they are downloaded there. */
  files: number;
}

/** Lines that only some replies have. */
const lines: Record<Locale, { attachments(files: number): string; byMail: string; guest: string }> = {
  ko: {
    attachments: (files) => `첨부 파일 ${files}개는 아래 주소에서 받으실 수 있습니다.`,
    byMail: '이 메일에 답장하셔도 대화에 추가됩니다.',
    guest: `링크는 ${linkDays}일 동안 사용할 수 있습니다. 다른 분에게 전달하지 마세요.`,
  },
  en: {
    attachments: (files) => `Its attachments (${files}) can be downloaded below.`,
    byMail: 'A reply to this mail is added to the conversation, too.',
    guest: `The link works for ${linkDays} days. Please do not pass it on.`,
  },
};

export const replyTemplate = mailTemplate({
  name: 'reply',
  title: { ko: '문의 답변', en: 'Reply to an inquiry' },
  placeholders: {
    ...inquiryPlaceholders,
    content: {
      about: { ko: '담당자가 쓴 답변', en: 'The reply as it was written' },
      sample: { ko: '요청하신 자료를 보내 드립니다.', en: 'Here is what you asked for.' },
      isRequired: true,
    },
    attachments: {
      about: { ko: '첨부 파일 안내 (없으면 빈 줄)', en: 'A line about attachments; none without them' },
      sample: { ko: lines.ko.attachments(2), en: lines.en.attachments(2) },
    },
    link: conversationPlaceholder,
    byMail: {
      about: {
        ko: '메일로 답장할 수 있다는 안내 (받을 수 있을 때만)',
        en: 'That a reply to the mail will do; only where mails come in',
      },
      sample: { ko: lines.ko.byMail, en: lines.en.byMail },
    },
    guestNotice: {
      about: { ko: '링크 유효 기간 안내 (비회원에게만)', en: 'How long the link works; for guests alone' },
      sample: { ko: lines.ko.guest, en: lines.en.guest },
    },
  },
  ko: {
    subject: 'Re: [{{number}}] {{form}}',
    text: `안녕하세요.

{{content}}

(주)셀매트릭스 드림

{{received}}에 보내 주신 문의({{number}})에 대한 답변입니다.
{{attachments}}
전체 대화를 확인하고 답장을 보내시려면 아래 주소로 접속해 주세요.
{{link}}
{{byMail}}
{{guestNotice}}
`,
  },
  en: {
    subject: 'Re: [{{number}}] {{form}}',
    text: `Hello,

{{content}}

Selmatrix Co., Ltd.

This answers inquiry {{number}} of {{received}} (Seoul).
{{attachments}}
You can read the whole conversation and reply here:
{{link}}
{{byMail}}
{{guestNotice}}
`,
  },
});

/**
 * The answer to an inquiry as a mail in the sender's language. It names the inquiry by its number, form and time and repeats
 * nothing that was typed, as the receipt does: nobody has confirmed that the address is the sender's.
 */
export function replyMail(
  inquiry: Inquiry,
  { to, replyTo, content, key, url, isAnsweredByMail, references, files }: ReplyMailOptions,
): Mail & TemplatedMail {
  const { number, form, createdAt, locale, senderId } = inquiry;
  return {
    to,
    replyTo,
    key,
    references,
    autoSubmitted: 'no',
    ...mailOf(replyTemplate, locale, {
      number,
      form: formLabels[locale][form],
      received: seoulTime(createdAt),
      content,
      attachments: files > 0 ? lines[locale].attachments(files) : '',
      link: url,
      byMail: isAnsweredByMail ? lines[locale].byMail : '',
      guestNotice: senderId === null ? lines[locale].guest : '',
    }),
  };
}
