import { filled, refuseFindings } from '../../fields.ts';
import { isFilled } from '../mails/mailing-mail.ts';
import type { MailBody } from './applicant-schemas.ts';

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
