import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../tooling/project-root.ts';

type Language = 'ko' | 'en';

interface Term {
  write: string;
  not: RegExp;
  /** Without one: of both languages. */
  language?: Language;
}

/** The rows of the tables in `terms.md`; a heading names the language of what follows it. */
function readTerms(): Term[] {
  let language: Language | undefined;
  return readFileSync(path.join(projectRoot, 'infra/docs/terms.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) language = ({ Korean: 'ko', English: 'en' } as const)[line.slice(3)];
      const [, write = '', not] = /^\| (.*?) +\| \/(.*)\/ +\|$/.exec(line) ?? [];
      return not === undefined ? [] : [{ write, not: new RegExp(not.replaceAll(String.raw`\|`, '|'), 'u'), language }];
    });
}

const folders = ['shell', 'mf-marketing', 'mf-education', 'mf-community', 'mf-support'];
const filesOf = (language: Language) =>
  folders.flatMap((folder) => {
    const place = path.join(projectRoot, folder, 'locales', language);
    return readdirSync(place).map((name) => path.join(place, name));
  });

/** Every text of a locale file with the keys that lead to it, without the names of what is filled in; a rate is a percentage. */
function textsOf(messages: unknown, key = ''): [key: string, text: string][] {
  if (typeof messages === 'string')
    return [[key, messages.replaceAll('{{rate}}', '0%').replaceAll(/\{\{.*?\}\}/g, '{{}}')]];
  return Object.entries(messages as object).flatMap(([name, value]) => textsOf(value, key ? `${key}.${name}` : name));
}

const texts = (['ko', 'en'] as const).flatMap((language) =>
  filesOf(language).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]) => ({
      language,
      place: `${path.relative(projectRoot, file)} ${key}`,
      text,
    })),
  ),
);

describe('the texts of the site', () => {
  test.each(readTerms())('have "$write" and nothing else for it', ({ not, language }) => {
    expect(
      texts
        .filter((each) => (language === undefined || each.language === language) && not.test(each.text))
        .map(({ place, text }) => `${place}: ${text}`),
    ).toEqual([]);
  });

  test('are all read, and so are all terms', () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(readTerms().length).toBeGreaterThanOrEqual(16);
  });
});
