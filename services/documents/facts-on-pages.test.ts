import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { documentSet } from './document-set.ts';
import { companyContact } from './facts/company-contact.ts';
import type { DocumentKey } from './facts/document-facts.ts';
import { startingSteps } from './facts/starting-steps.ts';

type Texts = { [name: string]: string | Texts };

const root = new URL('../../', import.meta.url);
const readText = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const pageTexts = (page: string): Texts =>
  Object.values(JSON.parse(readText(`mf-marketing/locales/ko/${page}.json`)) as Record<string, Texts>)[0] as Texts;

function at(texts: Texts, path: string): Texts {
  return path.split('.').reduce((inner, name) => inner[name] as Texts, texts);
}

/** Every string inside a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Names that a page gives to the things of a list: their titles, or the texts of a list of plain texts. */
function namesIn(list: Texts): string[] {
  return Object.entries(list).flatMap(([key, value]) => {
    if (typeof value === 'string') return ['title', 'lead', 'caption', 'text', 'ask'].includes(key) ? [] : [value];
    const name = value['title'] ?? value['name'];
    return typeof name === 'string' ? [name] : [];
  });
}

/** The lists of each page whose every entry its catalogue names too. */
const lists: [DocumentKey, string, string[]][] = [
  ['company', 'about', ['values']],
  [
    'web-eq',
    'web-eq',
    [
      'features',
      'modes',
      'ways',
      'ways.lowCode.steps',
      'ways.sdk.steps',
      'architecture.server',
      'architecture.field',
      'architecture.screen',
    ],
  ],
  [
    'smwp',
    'smwp',
    ['features', 'strengths', 'functions', 'architecture.server', 'architecture.field', 'architecture.screen'],
  ],
  [
    'sm-io-server',
    'io-server',
    ['features', 'points', 'architecture.server', 'architecture.field', 'architecture.screen'],
  ],
  ['sm2s', 'sm2s', ['points', 'areas', 'flow', 'architecture.server', 'architecture.field', 'architecture.screen']],
  ['sm-haccp', 'haccp', ['features', 'architecture.server', 'architecture.field', 'architecture.screen']],
];

describe('what the product pages say, their catalogues say too', () => {
  test.each(lists)('%s', (key, page, paths) => {
    const said = stringsIn(documentSet.find((facts) => facts.key === key));
    const missing = paths.flatMap((path) => namesIn(at(pageTexts(page), path))).filter((name) => !said.includes(name));
    expect(missing).toEqual([]);
  });
});

test('the price, the time of a judgement and the tiers are those of the pages', () => {
  const said = (key: DocumentKey) => stringsIn(documentSet.find((facts) => facts.key === key));
  const { price, unit, name } = at(pageTexts('sm2s'), 'plan');
  expect(said('sm2s')).toEqual(expect.arrayContaining([price, unit, name]));
  const { figure, unit: time, label } = at(pageTexts('web-eq'), 'speed');
  expect(said('web-eq')).toEqual(expect.arrayContaining([figure, time, label]));
  const { ccp, overall, logs, approval, production, barcode, recall, statistics } = at(pageTexts('haccp'), 'tiers');
  expect(said('sm-haccp')).toEqual(
    expect.arrayContaining([ccp, overall, logs, approval, production, barcode, recall, statistics]),
  );
});

test('the way to begin is the one of the company page', () => {
  const { ask, visit, trial, build, train } = at(pageTexts('about'), 'steps');
  expect(startingSteps).toEqual([ask, visit, trial, build, train]);
});

test('addresses, numbers and the history are those that the site shows at first', () => {
  const offices = readText('services/content/seeds/offices.ts');
  for (const value of [
    companyContact.phone,
    companyContact.secondPhone,
    companyContact.fax,
    companyContact.email,
    ...companyContact.offices.map(({ address }) => address),
  ])
    expect(offices).toContain(`'${value}'`);
  for (const line of companyContact.smwpLines.split(', ')) expect(offices).toContain(`'${line}'`);
  // However the formatter breaks its lines
  const history = readText('services/content/seeds/timeline.ts').replaceAll(/\s+/g, ' ');
  const entries = documentSet.flatMap(({ pages }) =>
    pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'timeline' ? block.entries : []))),
  );
  expect(entries).toHaveLength(9);
  for (const { when, what } of entries)
    expect(history).toContain(`happenedOn: '${when.replaceAll('.', '-')}', titleKo: '${what}'`);
});
