import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

const forbidden = {
  'exponential backtracking': String.raw`export const slow = /^(?:a+)+$/;`,
  'polynomial backtracking': String.raw`export const slow = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;`,
  'a search that starts over at each character': String.raw`export const slow = (text: string) => text.replace(/\s+$/, '');`,
  'a slow expression in a constructor': String.raw`export const slow = new RegExp('\\s*\\|\\s*', 'g');`,
  'a slow expression in a call': 'export const slow = RegExp(`<([^>]+)>`);',
  'a slow pattern in a schema': String.raw`export const slow = { type: 'string', pattern: '^[^\\u0000]*\\S[^\\u0000]*$' };`,
  'a slow raw pattern in a schema': 'export const slow = { pattern: String.raw`^\\s*(\\S+\\s*)*$` };',
  'an expression built at run time': 'export const unknown = (name: string) => new RegExp(name);',
  'a pattern built at run time': 'export const unknown = (name: string) => ({ pattern: `^${name}$` });',
};

const allowed = {
  'a linear expression': String.raw`export const fast = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;`,
  'a linear pattern in a schema': String.raw`export const fast = { pattern: '^\\d{4}-\\d{2}-\\d{2}$' };`,
  'a property of another kind that is called pattern': `export const codes = { pattern: 'invalid-format' };`,
  'an expression built at run time for which a reason is given':
    'export const known = (name: string) => new RegExp(name); // oxlint-disable-line regexp/linear -- names are plain text',
};

/** The number of errors that the rule reports, by title. */
let errorCounts = new Map<string, number>();

beforeAll(() => {
  const all = Object.entries({ ...forbidden, ...allowed });
  const found = lintPlanted(all.map(([, code]) => ({ folder: 'services/content/src', files: { 'trial.ts': code } })));
  errorCounts = new Map(
    all.map(([title], index) => [title, (found[index] ?? []).filter(({ code }) => code.includes('linear')).length]),
  );
});

test.each(Object.keys(forbidden))('lint refuses %s', (title) => {
  expect(errorCounts.get(title)).toBe(1);
});

test.each(Object.keys(allowed))('lint allows %s', (title) => {
  expect(errorCounts.get(title)).toBe(0);
});
