import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale, MenuEntry, PageWords, SectionManifest } from '@portal/contract';
import { publicRoutes } from './public-pages.ts';
import {
  findSection,
  messageAt,
  readBundle,
  readMessages,
  type Messages,
  type SectionSource,
} from './section-source.ts';
import { pageText } from './social-images/page-texts.ts';

const locales: Locale[] = ['ko', 'en'];
/** Keys of what a page says; labels of buttons and fields have others. */
const proseKeys = /^(?:title|headline|lead|text|question|answer|\d+)$/;
/** What a page says only when something is missing, and what says the same again for search engines. */
const leftOut = new Set(['head', 'failed', 'empty', 'error']);
/** Of one page; the longest has a third of it. */
const mostCharacters = 20_000;

/** The prose of a locale file in its order, as one text. */
export function proseOf(messages: Messages): string {
  const sentences = (part: Messages): string[] =>
    Object.entries(part).flatMap(([key, value]) => {
      if (typeof value !== 'string') return leftOut.has(key) ? [] : sentences(value);
      return proseKeys.test(key) ? [value.replaceAll(/\{\{\w+\}\}/g, '').trim()] : [];
    });
  return joined(sentences(messages)).slice(0, mostCharacters);
}

/** The words of a page that is a group of messages, such as `legal.refusal`. Throws when they have no such group. */
export function wordsOfGroup(messages: Messages, group: string): Omit<PageWords, 'path' | 'locale'> {
  const found = group
    .split('.')
    .reduce<Messages | string | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), messages);
  const title = messageAt(messages, `${group}.head.title`);
  if (typeof found !== 'object' || title === undefined) throw new Error(`no page is made of the messages ${group}`);
  return { title, text: joined([messageAt(messages, `${group}.head.description`) ?? '', proseOf(found)]) };
}

/** One text, in which a dot stands between headings. */
function joined(parts: string[]): string {
  const text = parts.filter(Boolean).map((part) => (/[.?!]$/.test(part) ? part : `${part} ·`));
  return text.join(' ').replace(/ ·$/, '');
}

/**
 * Writes for the portal's search what the public pages say without data: their titles and descriptions, and the prose of those
 * locale files of `searchedTexts` that one page alone has. The shell's bundle does not tell its routes: it names `searchedPages`.
 */
export async function writePageWords(
  { source, outputFolder, menu }: { source: SectionSource; outputFolder: string; menu: MenuEntry[] },
  { aliases = [], searchedTexts = [], searchedPages = {} }: SectionManifest,
): Promise<void> {
  const routes = publicRoutes(path.join(outputFolder, 'server/index.cjs')).filter(
    (route) => !aliases.includes(route.path),
  );
  const uses = routes.flatMap(({ messages = [] }) => messages);
  const words: PageWords[] = [];
  for (const locale of locales) {
    const messages = readMessages(source, locale);
    const siteName = messageAt(readMessages(findSection('shell'), locale), 'common.siteName') ?? '';
    for (const route of routes) {
      const named = menu.find((entry) => entry.path === route.path)?.name[locale];
      const { title = named, lead } = (await pageText(route, { messages, siteName, locale })) ?? {};
      if (title === undefined) continue;
      const own = (route.messages ?? []).filter(
        (bundle) => searchedTexts.includes(bundle) && uses.filter((used) => used === bundle).length === 1,
      );
      const prose = own.map((bundle) => proseOf(readBundle(source, locale, bundle)));
      words.push({ path: route.path, locale, title, text: joined([lead ?? '', ...prose]) });
    }
    for (const [page, group] of Object.entries(searchedPages))
      words.push({ path: page, locale, ...wordsOfGroup(messages, group) });
  }
  writeFileSync(path.join(outputFolder, 'server', 'search.json'), JSON.stringify(words));
}
