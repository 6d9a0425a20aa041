import type { Finding, Locale, SectionRelease } from '@portal/contract';
import { someOf } from './finding.ts';

/** Dotted keys of all messages that a section brings, by language. */
export type MessageKeys = Record<Locale, string[]>;

/** Words of the shell that code of the kit asks for, also where a section bundles that code. */
const shellKeys = /^common\.(?:problem|slowDown)\./;

const mend = 'add the text to locales/ko and locales/en of the section';

/** Names of menu entries and admin views that are missing in one language or in both. */
export function checkNames({ menu, admin }: SectionRelease): Finding[] {
  const named = [
    ...menu.map(({ id, name }) => ({ key: `common.menu.${id}`, name })),
    ...(admin
      ? [
          { key: 'common.admin.title', name: admin.title },
          ...admin.views.map(({ id, name }) => ({ key: `admin.views.${id}`, name })),
        ]
      : []),
  ];
  return named.flatMap(({ key, name }) => {
    const missing = (['ko', 'en'] as const).filter((locale) => !name[locale]?.trim());
    return missing.length > 0 ? [finding(`${key} has no text in ${missing.join(' and ')}`)] : [];
  });
}

/** Messages that one language lacks, and keys which the code asks for and neither has. */
export function checkMessages(keys: MessageKeys, source: string): Finding[] {
  const known = { ko: new Set(keys.ko), en: new Set(keys.en) };
  const oneSided = [
    ...keys.ko.filter((key) => !known.en.has(key)).map((key) => `${key} (not in en)`),
    ...keys.en.filter((key) => !known.ko.has(key)).map((key) => `${key} (not in ko)`),
  ];
  const unknown = usedKeys(source, keys).filter((key) => !isKnown(key, known.ko) && !isKnown(key, known.en));
  return [
    ...(oneSided.length > 0 ? [finding(`messages exist in one language only: ${someOf(oneSided)}`)] : []),
    ...(unknown.length > 0 ? [finding(`the code asks for messages that are not there: ${someOf(unknown)}`)] : []),
  ];
}

/** Keys that a page shows instead of a text. */
export function keysShown(html: string, keys: MessageKeys): string[] {
  const files = fileNames(keys);
  const texts = [...html.matchAll(/>\s*([a-z][\w-]*(?:\.[\w-]+)+)\s*</g)].map(([, text]) => text ?? '');
  return [...new Set(texts)].filter((text) => files.has(text.split('.', 1)[0] ?? ''));
}

export const untranslated = (where: string, shown: string[]): Finding =>
  finding(`${where} shows the names of messages instead of texts: ${someOf(shown)}`);

/**
 * Keys written out in the code. Only those that begin with the name of one of the section's locale files: any function
 * may be called `t`, and keys of the shell are the shell's business.
 */
function usedKeys(source: string, keys: MessageKeys): string[] {
  const files = fileNames(keys);
  const calls = source.matchAll(/\bt\)?\(\s*(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g);
  const used = new Set([...calls].map(([, , key]) => key ?? ''));
  return [...used].filter((key) => files.has(key.split('.', 1)[0] ?? '') && !shellKeys.test(key));
}

/** The key itself, a plural of it, or a branch: lists and groups are asked for whole. */
function isKnown(key: string, known: ReadonlySet<string>): boolean {
  if (known.has(key) || known.has(`${key}_other`)) return true;
  for (const other of known) if (other.startsWith(`${key}.`)) return true;
  return false;
}

const fileNames = (keys: MessageKeys): Set<string> =>
  new Set([...keys.ko, ...keys.en].map((key) => key.split('.', 1)[0] ?? ''));

const finding = (cause: string): Finding => ({ code: 'missing-translation', cause, mend });
