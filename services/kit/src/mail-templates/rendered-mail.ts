import type { Locale } from '@portal/runtime';
import type { Knex } from 'knex';
import { mailHtml } from './mail-html.ts';
import { fillIn, isUsable } from './mail-template.ts';
import type { MailText, TemplatedMail } from './mail-template.ts';
import { createMailTemplateRepository } from './mail-template-repository.ts';
import type { MailTexts } from './mail-template-schemas.ts';

/** Subject and text in one language. */
export function textsFor(texts: MailTexts | null | undefined, locale: Locale): MailText {
  return locale === 'ko'
    ? { subject: texts?.koSubject ?? '', text: texts?.koText ?? '' }
    : { subject: texts?.enSubject ?? '', text: texts?.enText ?? '' };
}

/** Between the languages of a mail in both. */
const betweenSubjects = ' / ';
const betweenTexts = '\n\n';

/** Fills in the templates of mails, with one query for all edited texts. */
export async function mailRenderer(db: Knex, mails: readonly TemplatedMail[]) {
  const names = [...new Set(mails.map(({ template }) => template.name))];
  const edited = new Map(
    (names.length > 0 ? await createMailTemplateRepository(db).texts(names) : []).map(({ name, texts }) => [
      name,
      texts,
    ]),
  );
  return ({ template, parts }: TemplatedMail): MailText & { html: string } => {
    const filled = parts.map(({ locale, values }) => {
      const own = edited.get(template.name);
      const text = own && textsFor(own, locale);
      return { locale, ...fillIn(text && isUsable(template, text) ? text : template[locale], values) };
    });
    const subject = filled.map((part) => part.subject).join(betweenSubjects);
    return { subject, text: filled.map(({ text }) => text).join(betweenTexts), html: mailHtml(filled, subject) };
  };
}
