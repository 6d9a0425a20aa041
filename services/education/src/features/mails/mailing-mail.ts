import { mailOf, mailTemplate } from '@portal/service-kit';
import type { TemplatedMail } from '@portal/service-kit';
import { filled } from '../../fields.ts';
import type { StoredApplication } from '../applications/application-repository.ts';

/** What an admin wrote to applicants; the English is optional. */
export interface MailTexts {
  subject: string;
  text: string;
  subjectEn?: string;
  textEn?: string;
}

export const isFilled = (text: string | undefined): boolean => text !== undefined && filled(text) === undefined;

export const mailingTemplate = mailTemplate({
  name: 'mailing',
  title: { ko: '신청자에게 직접 쓴 메일', en: 'Written to applicants by hand' },
  placeholders: {
    subject: {
      about: { ko: '관리자가 쓴 제목', en: 'The subject that was written' },
      sample: { ko: '준비물 안내', en: 'What to bring' },
    },
    text: {
      about: { ko: '관리자가 쓴 내용', en: 'The text that was written' },
      sample: { ko: '노트북을 가져와 주세요.', en: 'Please bring a laptop.' },
      isRequired: true,
    },
  },
  ko: {
    subject: '[셀매트릭스] {{subject}}',
    text: `안녕하세요.

{{text}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: '[Selmatrix] {{subject}}',
    text: `Hello,

{{text}}

Selmatrix Co., Ltd.
`,
  },
});

/**
 * The mail to one person: what the admin wrote, in that person's language where it is there, and nothing that was typed into an
 * application, which anybody may send with any address.
 */
export function mailTo(
  { locale }: Pick<StoredApplication, 'locale'>,
  { subject, text, subjectEn = '', textEn = '' }: MailTexts,
): TemplatedMail {
  const isEnglish = locale === 'en' && isFilled(subjectEn) && isFilled(textEn);
  return isEnglish
    ? mailOf(mailingTemplate, 'en', { subject: subjectEn.trim(), text: textEn.trim() })
    : mailOf(mailingTemplate, 'ko', { subject: subject.trim(), text: text.trim() });
}
