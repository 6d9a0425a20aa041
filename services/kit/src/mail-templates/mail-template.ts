import type { Locale } from '@portal/runtime';

/** A text in both languages. */
export type InBoth = Record<Locale, string>;

export interface MailText {
  subject: string;
  text: string;
}

/** What a mail puts into its text where `{{name}}` stands. */
export interface MailPlaceholder {
  /** What it stands for, for those who edit the text. */
  about: InBoth;
  /** What a preview shows in its place. */
  sample: InBoth;
  /** The text is useless without it, such as a link that is the reason for the mail. */
  isRequired?: boolean;
}

/** A mail whose texts people may edit, with its built-in texts. */
export interface MailTemplate<Name extends string = string> {
  /** In kebab-case, one of its service: `reminder`. */
  name: string;
  /** What it is called among the mails of its section. */
  title: InBoth;
  placeholders: Record<Name, MailPlaceholder>;
  ko: MailText;
  en: MailText;
}

/** Names → what is put in their place. */
export type MailValues<Name extends string = string> = Record<Name, string>;

/** A template with the values of its placeholders, in one language or in several below each other. */
export interface TemplatedMail {
  template: MailTemplate;
  parts: { locale: Locale; values: MailValues }[];
}

/** Gives a template its type: the names of its placeholders are those that a mail has to fill. */
export function mailTemplate<Name extends string>(template: MailTemplate<Name>): MailTemplate<Name> {
  return template;
}

/** A mail in one language, with its edited text, or the built-in one when nobody edited it. */
export function mailOf<Name extends string>(
  template: MailTemplate<Name>,
  locale: Locale,
  values: MailValues<Name>,
): TemplatedMail {
  return { template, parts: [{ locale, values }] };
}

/** A mail in both languages, for a reader of whom neither is known. */
export function mailInBoth<Name extends string>(
  template: MailTemplate<Name>,
  values: Record<Locale, MailValues<Name>>,
): TemplatedMail {
  return {
    template,
    parts: [
      { locale: 'ko', values: values.ko },
      { locale: 'en', values: values.en },
    ],
  };
}

const placeholder = /\{\{([^{}]*)\}\}/g;
const lineOfOne = /^\{\{([^{}\n]*)\}\}\n\n?/gm;

/** What a text names that the mail does not have, and what the mail needs that the text does not name. */
export function placeholderFinding(
  template: MailTemplate,
  text: string,
  isWhole: boolean,
): 'unknown-placeholder' | 'missing-placeholder' | undefined {
  const names = new Set([...text.matchAll(placeholder)].map(([, name = '']) => name.trim()));
  const rest = text.replaceAll(placeholder, '');
  const isKnown = [...names].every((name) => Object.hasOwn(template.placeholders, name));
  if (!isKnown || rest.includes('{{') || rest.includes('}}')) return 'unknown-placeholder';
  const isComplete = Object.entries(template.placeholders).every(([name, one]) => !one.isRequired || names.has(name));
  return isWhole && !isComplete ? 'missing-placeholder' : undefined;
}

/** Whether a text can be sent: its placeholders are those of the mail. A later version of the mail may have others. */
export function isUsable(template: MailTemplate, { subject, text }: MailText): boolean {
  return (
    placeholderFinding(template, subject, false) === undefined && placeholderFinding(template, text, true) === undefined
  );
}

/**
 * A text with its values, each put in as it is: a value that looks like a placeholder stays what it is. A line that is nothing
 * but an empty value goes, with the empty line after it.
 */
export function fillIn({ subject, text }: MailText, values: MailValues): MailText {
  const valueOf = (name: string) => values[name.trim()] ?? '';
  const put = (part: string) => part.replaceAll(placeholder, (_all, name: string) => valueOf(name));
  const kept = text.replaceAll(lineOfOne, (line, name: string) => (valueOf(name) === '' ? '' : line));
  return { subject: put(subject), text: put(kept) };
}

/** What a preview puts in. */
export function sampleValues({ placeholders }: MailTemplate, locale: Locale): MailValues {
  return Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample[locale]]));
}
