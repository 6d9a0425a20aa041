import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { projectRoot } from '../project-root.ts';
import { catalogues } from './catalogues.ts';

type Texts = { [name: string]: string | Texts };
type Lang = 'ko' | 'en';

const inRoot = (file: string) => path.join(projectRoot, file);
const folder = inRoot('services/support/seeds/catalogues');
const files = catalogues.flatMap((catalogue) => (['ko', 'en'] as const).map((lang) => ({ ...catalogue, lang })));
const largestBytes = 600_000;
/** pdf.js reads blanks into words that are kerned, and lines end where the paper's do. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/[\s\u200b]/g, '');

interface Tagged {
  role: string;
  alt?: string;
  children: (Tagged | object)[];
}

const isTagged = (node: Tagged | object): node is Tagged => 'role' in node;
const nodesIn = (node: Tagged): Tagged[] => [node, ...node.children.filter(isTagged).flatMap(nodesIn)];

async function readCatalogue(key: string, lang: Lang) {
  // The library says at its first call that it has another build of pdf.js
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const bytes = new Uint8Array(readFileSync(path.join(folder, `${key}.${lang}.pdf`)));
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees: (Tagged | null)[] = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    pdf,
    pages,
    trees,
    text: bare(contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')),
  };
}

/** Groups and texts that are for the screen alone, for links, or for the head of a page that is joined to another. */
const notOnPaper = new Set([
  'head',
  'screen',
  'demo',
  'next',
  'action',
  'apply',
  'practice',
  'more',
  'yes',
  'no',
  'failed',
  'plan.ask',
  'products.title',
  'products.lead',
  'products.twis',
  'solutions.title',
  'solutions.lead',
  'solutions.soon',
]);

/** The texts of a page that paper shows, from the file of this name. */
function textsOf(page: string, lang: Lang): string[] {
  const group: Texts = JSON.parse(readFileSync(inRoot(`mf-marketing/locales/${lang}/${page}.json`), 'utf8'));
  const leaves = (texts: Texts, parent: string): string[] =>
    Object.entries(texts).flatMap(([name, value]) => {
      if (notOnPaper.has(name) || notOnPaper.has(parent + name)) return [];
      return typeof value === 'string' ? [value] : leaves(value, `${parent}${name}.`);
    });
  return Object.values(group).flatMap((texts) => (typeof texts === 'string' ? [] : leaves(texts, '')));
}

/** All that a module of the content service's seeds exports, as strings of one language. */
async function seeded(file: string, lang: Lang, part?: string): Promise<string[]> {
  const module = await import(inRoot(`services/content/seeds/${file}.ts`));
  const ofLanguage = (value: unknown): string[] => {
    if (Array.isArray(value)) {
      // Title and text in Korean and English, as the seeds of facts have them
      const strings = value.filter((item) => typeof item === 'string');
      return strings.length === 4
        ? strings.filter((_text, index) => index % 2 === (lang === 'ko' ? 0 : 1))
        : value.flatMap(ofLanguage);
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      if (typeof inner !== 'string') return ofLanguage(inner);
      return name.endsWith(lang === 'ko' ? 'Ko' : 'En') ? [inner] : [];
    });
  };
  return ofLanguage(part === undefined ? module : Object.values(module).flatMap((facts) => at(facts, part)));
}

const at = (facts: unknown, part: string): unknown[] =>
  typeof facts === 'object' && facts !== null && part in facts
    ? [Object.getOwnPropertyDescriptor(facts, part)?.value]
    : [];

/** Which files of texts, and which facts of the content service, a catalogue is made of. */
const sources: Record<string, { pages: string[]; facts?: [file: string, part?: string][] }> = {
  company: { pages: ['about', 'introduce'], facts: [['timeline']] },
  'web-eq': { pages: ['web-eq'], facts: [['product-facts', 'web-eq']] },
  smwp: { pages: ['smwp'], facts: [['product-facts', 'smwp']] },
  'sm-io-server': { pages: ['io-server'], facts: [['product-facts', 'sm-io-server']] },
  sm2s: { pages: ['sm2s'], facts: [['solution-facts', 'sm2s']] },
  'sm-haccp': { pages: ['haccp'], facts: [['solution-facts', 'sm-haccp']] },
  nectos: { pages: [] },
};

test('there are two files of each document, and no others', () => {
  expect(readdirSync(folder).toSorted()).toEqual(files.map(({ key, lang }) => `${key}.${lang}.pdf`).toSorted());
});

describe.each(files)('$key in $lang', ({ key, lang, cover }) => {
  test('says what the pages of the site say', async () => {
    const { text } = await readCatalogue(key, lang);
    const { pages, facts = [] } = sources[key] ?? { pages: [] };
    const said = [
      ...pages.flatMap((page) => textsOf(page, lang)),
      ...(await Promise.all(facts.map(([file, part]) => seeded(file, lang, part)))).flat(),
      ...(cover ? [cover[lang].title, cover[lang].lead] : []),
    ];
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((words) => !text.includes(bare(words)))).toEqual([]);
  });

  test('ends with how to reach the company', async () => {
    const { text } = await readCatalogue(key, lang);
    const { company, offices } = await import(inRoot('services/content/seeds/offices.ts'));
    const inLanguage = lang === 'ko' ? 'Ko' : 'En';
    const { phone, secondPhone, fax, email, companyNumber, smwpPhones } = company;
    const values = [phone, secondPhone, fax, email, companyNumber, ...smwpPhones, company[`name${inLanguage}`]];
    const places = offices.flatMap((office: Record<string, string>) => [
      office[`title${inLanguage}`],
      office[`address${inLanguage}`],
    ]);
    const end = text.slice(-400);
    for (const value of [...values, ...places]) expect(end).toContain(bare(value));
  });

  test('is small, tagged, in its language and has a title and an outline', async () => {
    expect(statSync(path.join(folder, `${key}.${lang}.pdf`)).size).toBeLessThan(largestBytes);
    const { pdf, pages, trees } = await readCatalogue(key, lang);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: lang, CreationDate: "D:20261130000000+00'00'" });
    expect(info).toHaveProperty('Title', expect.stringMatching(/./));
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getOutline()).length).toBeGreaterThan(0);
    expect(trees.every((tree) => tree !== null)).toBe(true);
    expect(readFileSync(path.join(folder, `${key}.${lang}.pdf`), 'utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    // Of the portal that it was printed from
    expect((await Promise.all(pages.map((page) => page.getAnnotations()))).flat()).toEqual([]);
  });

  test('has headings in order, lists, and no figure without a text', async () => {
    const { trees } = await readCatalogue(key, lang);
    const nodes = trees.flatMap((tree) => (tree ? nodesIn(tree) : []));
    const levels = nodes.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(nodes.some(({ role }) => role === 'LI')).toBe(true);
    expect(nodes.filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([]);
  });
});
