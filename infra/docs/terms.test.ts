import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../tooling/project-root.ts';

type Language = 'ko' | 'en';

interface Term {
  write: string;
  not: RegExp;
  /** Texts that must be found. */
  such: string[];
  /** Without one: of both languages. */
  language?: Language;
}

/** The cells of every row of the tables in `terms.md`, with the heading above it. */
function readRows(): [heading: string, cells: string[]][] {
  let heading = '';
  return readFileSync(path.join(projectRoot, 'infra/docs/terms.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) heading = line.slice(3);
      const cells = line.split(/(?<!\\)\|/).slice(1, -1);
      const isTerm = line.startsWith('|') && !/^\| (?:write|-+) +\|/.test(line);
      return isTerm ? [[heading, cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))]] : [];
    });
}

const readTerms = (): Term[] =>
  readRows().map(([heading, [write = '', not = '', such = '']]) => ({
    write,
    not: new RegExp(not.slice(1, -1), 'u'),
    such: such.split(', '),
    language: ({ Korean: 'ko', English: 'en' } as Record<string, Language>)[heading],
  }));

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

  test.each(readTerms())('would not get away with $such instead of "$write"', ({ not, such }) => {
    expect(such.filter((wrong) => !not.test(wrong))).toEqual([]);
  });

  test('are all read, and so are all terms', () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(readTerms().length).toBeGreaterThanOrEqual(16);
    // A bar without a backslash cuts an expression in two
    const shapes = readRows().map(([, cells]) => [cells.length, /^\/.+\/$/.test(cells[1] ?? '')]);
    expect(shapes).toEqual(shapes.map(() => [3, true]));
  });
});
