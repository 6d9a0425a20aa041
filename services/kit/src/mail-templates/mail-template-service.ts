import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '@portal/runtime';
import type { FieldErrors, Locale } from '@portal/runtime';
import type { Knex } from 'knex';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { createRevisions } from '../revisions/revisions.ts';
import { mailHtml } from './mail-html.ts';
import { fillIn, isUsable, placeholderFinding, sampleValues } from './mail-template.ts';
import type { MailTemplate, MailText } from './mail-template.ts';
import { createMailTemplateRepository } from './mail-template-repository.ts';
import type { MailTemplateRow } from './mail-template-repository.ts';
import type { MailTemplateState, MailTexts, MailTrial } from './mail-template-schemas.ts';
import { textsFor } from './rendered-mail.ts';

/** The kind of its revisions. */
export const mailTemplateKind = 'mail-template';

/** Who edits, as the audit log has it. */
interface Editor {
  actor: { id: string; email: string };
  requestId: string;
}

const marks: Record<Locale, string> = { ko: '[시험 메일]', en: '[Test]' };

const builtInOf = ({ ko, en }: MailTemplate): MailTexts => ({
  koSubject: ko.subject,
  koText: ko.text,
  enSubject: en.subject,
  enText: en.text,
});

/** As mails are sent: lines end by \n alone, and a text with one. */
const cleaned = ({ subject, text }: MailText): MailText => ({
  subject: subject.trim(),
  text: `${text.replaceAll(/\r\n?/g, '\n').trim()}\n`,
});

function cleanedTexts(texts: MailTexts): MailTexts {
  const [ko, en] = [cleaned(textsFor(texts, 'ko')), cleaned(textsFor(texts, 'en'))];
  return { koSubject: ko.subject, koText: ko.text, enSubject: en.subject, enText: en.text };
}

/** Findings by field for a text that the mail cannot be made of; `nameOf` gives the names of the fields. */
function check(
  template: MailTemplate,
  { subject, text }: MailText,
  nameOf: (field: 'Subject' | 'Text') => string,
): FieldErrors {
  const subjectFinding = subject.trim() === '' ? 'required' : placeholderFinding(template, subject, false);
  const textFinding = text.trim() === '' ? 'required' : placeholderFinding(template, text, true);
  return {
    ...(subjectFinding && { [nameOf('Subject')]: subjectFinding }),
    ...(textFinding && { [nameOf('Text')]: textFinding }),
  };
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
}

/** The texts of the mails that a service declares: read, edited, reset, previewed and sent as a test. */
export function createMailTemplates(db: Knex, templates: readonly MailTemplate[]) {
  const byName = new Map(templates.map((template) => [template.name, template]));
  const rows = createMailTemplateRepository(db);

  /** 404 `mail-template-not-found`. */
  function requireTemplate(name: string): MailTemplate {
    const template = byName.get(name);
    if (!template) throw problem.notFound('mail-template-not-found');
    return template;
  }

  function summaryOf(template: MailTemplate, row: MailTemplateRow | undefined) {
    const texts = row?.texts;
    return {
      name: template.name,
      title: template.title,
      isEdited: Boolean(texts),
      isOutdated:
        Boolean(texts) && !(['ko', 'en'] as const).every((locale) => isUsable(template, textsFor(texts, locale))),
      updatedAt: row?.updatedAt.toISOString() ?? null,
    };
  }

  function stateOf(template: MailTemplate, row: MailTemplateRow | undefined): MailTemplateState {
    const builtIn = builtInOf(template);
    return {
      ...summaryOf(template, row),
      version: row?.version ?? 1,
      placeholders: Object.entries(template.placeholders).map(([name, { about, sample, isRequired = false }]) => ({
        name,
        about,
        sample,
        isRequired,
      })),
      texts: row?.texts ?? builtIn,
      builtIn,
    };
  }

  const find = async (name: string) => stateOf(requireTemplate(name), await rows.find(name));

  /** Stores edited texts. Texts equal to the built-in ones are not stored, so that they follow the code. */
  async function write(
    name: string,
    given: MailTexts,
    {
      version,
      author,
      event,
      action,
    }: { version: number; author: Editor; event: 'change' | 'restore'; action: string },
  ): Promise<MailTemplateState> {
    const template = requireTemplate(name);
    const texts = cleanedTexts(given);
    refuse({
      ...check(template, textsFor(texts, 'ko'), (field) => `ko${field}`),
      ...check(template, textsFor(texts, 'en'), (field) => `en${field}`),
    });
    const builtIn = builtInOf(template);
    return db.transaction(async (trx) => {
      const stored = createMailTemplateRepository(trx);
      const before = await stored.find(name);
      const isBuiltIn = isDeepStrictEqual(texts, cleanedTexts(builtIn));
      if ((before?.version ?? 1) !== version || !(await stored.write(name, isBuiltIn ? null : texts, version))) {
        throw problem.conflict('stale-edit');
      }
      await createRevisions(trx).record({
        kind: mailTemplateKind,
        itemId: name,
        event,
        author: author.actor,
        before: { snapshot: cleanedTexts(before?.texts ?? builtIn), at: before?.updatedAt ?? new Date() },
        after: texts,
      });
      await recordAudit(trx, {
        ...author,
        action,
        target: { type: 'mail-template', id: name, label: template.title.ko },
      });
      return stateOf(template, await stored.find(name));
    });
  }

  function rendered(template: MailTemplate, { locale, subject, text }: MailTrial): MailText & { html: string } {
    const filled = fillIn(cleaned({ subject, text }), sampleValues(template, locale));
    return { ...filled, html: mailHtml([{ locale, text: filled.text }], filled.subject) };
  }

  return {
    requireTemplate,

    /** All that the service declares, in its order. */
    async list() {
      const stored = new Map((await rows.all()).map((row) => [row.name, row]));
      return templates.map((template) => summaryOf(template, stored.get(template.name)));
    },

    find,

    /** 400 `validation-failed` by field, 409 `stale-edit`. */
    change: (name: string, texts: MailTexts, version: number, author: Editor) =>
      write(name, texts, { version, author, event: 'change', action: 'mail-template.edit' }),

    restore: (name: string, texts: MailTexts, version: number, author: Editor) =>
      write(name, texts, { version, author, event: 'restore', action: 'mail-template.restore' }),

    /** Restores the built-in texts. */
    reset: (name: string, version: number, author: Editor) =>
      write(name, builtInOf(requireTemplate(name)), {
        version,
        author,
        event: 'change',
        action: 'mail-template.reset',
      }),

    /** What a reader would get, with sample values. */
    preview(name: string, trial: MailTrial) {
      const template = requireTemplate(name);
      refuse(check(template, trial, (field) => field.toLowerCase()));
      return rendered(template, trial);
    },

    /** Mails a preview to who asks. */
    async test(name: string, trial: MailTrial, author: Editor) {
      const template = requireTemplate(name);
      refuse(check(template, trial, (field) => field.toLowerCase()));
      const { subject, text, html } = rendered(template, trial);
      await db.transaction(async (trx) => {
        await enqueueMail(trx, {
          to: author.actor.email,
          key: `template-test:${randomUUID()}`,
          subject: `${marks[trial.locale]} ${subject}`,
          text,
          html,
        });
        await recordAudit(trx, {
          ...author,
          action: 'mail-template.test',
          target: { type: 'mail-template', id: name, label: template.title.ko },
        });
      });
      return { recipient: author.actor.email };
    },
  };
}
