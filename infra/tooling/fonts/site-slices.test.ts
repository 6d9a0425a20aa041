import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cutSlice, readSiteCharacters, sliceSheet, SLICES_FOLDER, unicodeRange } from './site-slices.ts';

const readRanges = (text: string) =>
  [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
  );

const inFolder = (name: string) => path.join(SLICES_FOLDER, name);

/** New texts may have a few characters that the slices do not: those come in the slices of the package. */
const MOST_MISSING = 20;

if (process.env['UPDATE_FONTS']) {
  const characters = readSiteCharacters();
  mkdirSync(SLICES_FOLDER, { recursive: true });
  for (const name of ['first', 'rest'] as const)
    writeFileSync(inFolder(`${name}.woff2`), await cutSlice(characters[name]));
  writeFileSync(inFolder('slices.css'), sliceSheet(characters));
}

test('the slices have the characters of the messages, those of first screens in the first one', () => {
  const sheet = readFileSync(inFolder('slices.css'), 'utf8');
  const [rest = [], first = []] = [...sheet.matchAll(/unicode-range: ([^;]+);/g)].map(([, text]) =>
    readRanges(text ?? ''),
  );
  const isIn = (ranges: typeof first) => (character: string) =>
    ranges.some(([from, to]) => from <= character.codePointAt(0)! && character.codePointAt(0)! <= to);
  const site = readSiteCharacters();
  const missing = [
    ...[...site.first].filter((character) => !isIn(first)(character)),
    ...[...site.rest].filter((character) => !isIn([...first, ...rest])(character)),
  ];
  // Run this file with UPDATE_FONTS=1 where this fails
  expect(missing.slice(MOST_MISSING)).toEqual([]);
});

test('the slice of first screens has 60 KiB at most, and both have 120', () => {
  const [first = 0, rest = 0] = ['first', 'rest'].map((name) => statSync(inFolder(`${name}.woff2`)).size / 1024);
  expect(first).toBeLessThanOrEqual(60);
  expect(first + rest).toBeLessThanOrEqual(120);
});

test('characters in a row become one range', () => {
  expect(unicodeRange('cab나')).toBe('U+61-63, U+b098');
});
