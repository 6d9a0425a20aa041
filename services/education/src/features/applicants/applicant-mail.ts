import { filled, refuseFindings } from '../../fields.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import type { MailText } from '../mails/training-mails.ts';
import type { MailBody } from './applicant-schemas.ts';

const isFilled = (text: string | undefined) => text !== undefined && filled(text) === undefined;

/** Refuses with `validation-failed` a mail without subject, text or a selection, and English that is only half there. */
export function checkMail({ ids, educationId, subject, text, subjectEn, textEn }: MailBody): void {
  const needsEnglish = isFilled(subjectEn) || isFilled(textEn);
  refuseFindings({
    // A slip must not write to everybody who ever applied for anything
    ids: ids === undefined && educationId === undefined ? 'required' : undefined,
    subject: filled(subject),
    text: filled(text),
    subjectEn: needsEnglish ? filled(subjectEn ?? '') : undefined,
    textEn: needsEnglish ? filled(textEn ?? '') : undefined,
  });
}

/**
 * The mail to one person: what the admin wrote, in that person's language where it is there, and nothing that was typed into an
 * application, which anybody may send with any address.
 */
export function mailTo(
  { locale }: Pick<StoredApplication, 'locale'>,
  { subject, text, subjectEn, textEn }: MailBody,
): MailText {
  if (locale === 'en' && isFilled(subjectEn) && isFilled(textEn)) {
    return {
      subject: `[Selmatrix] ${subjectEn?.trim()}`,
      text: `Hello,\n\n${textEn?.trim()}\n\nSelmatrix Co., Ltd.\n`,
    };
  }
  return { subject: `[셀매트릭스] ${subject.trim()}`, text: `안녕하세요.\n\n${text.trim()}\n\n(주)셀매트릭스 드림\n` };
}
