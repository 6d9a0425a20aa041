import { foldedText } from '@portal/text-bounds';

/** Longest search that is looked at, in characters. */
export const longestSearch = 100;
/** Words of a search that count; the rest is ignored. */
const maxWords = 8;
/** Letters of a word that count: a text that has so many of them has nearly always the rest. */
const maxLetters = 32;
/** Terms of one half of a word that an index is asked for: the word itself is compared afterwards. */
const maxHalfTerms = 5;
/** Letters of a Latin word by which an index knows it; `search_terms` of the service kit's migration has the same number. */
const longestPrefix = 16;

/** Latin words and numbers, and runs of letters of other scripts; `search_terms` cuts texts in the same way. */
const runs = /[a-z0-9]+|[\u00c0-\u024f\u0370-\u1fff\u3040-\ud7a3\uf900-\ufaff]+/g;

const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word);

/**
 * The words of what was typed, in small letters and without repetition. `3세대 SM-IO` has `3`, `세대`, `sm` and `io`; symbols
 * are no words. Compatibility forms are composed: some keyboards send Hangul in single letters (NFD), others full-width Latin.
 */
export function searchWords(typed: string): string[] {
  // A compatibility form may be composed of up to 18 letters
  const text = foldedText(typed.slice(0, longestSearch)).slice(0, longestSearch);
  const words = text.match(runs)?.map((word) => word.slice(0, maxLetters)) ?? [];
  return [...new Set(words)].slice(0, maxWords);
}

/** Whether all words have one letter: a search that would find nearly everything, so it looks at titles alone. */
export function isShortSearch(words: string[]): boolean {
  return words.every((word) => word.length === 1);
}

/** The terms under which an index has a word: its beginning when it is Latin, otherwise its pairs of letters. */
export function searchTerms(word: string): string[] {
  if (isLatin(word)) return [word.slice(0, longestPrefix)];
  if (word.length === 1) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** As many of the values as an index is asked for, spread evenly. */
function spread(values: string[]): string[] {
  const step = Math.max(1, values.length / maxHalfTerms);
  return values.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/**
 * Sets of terms: a text that has a word has all terms of one set. A word of four letters or more may be written as two, each
 * with two letters or more (`스마트팩토리`, `스마트 팩토리`), which breaks one pair of letters and leaves those of one half, the first
 * and the last. A text may have the terms without the word: compare it with `searchPattern`.
 */
export function searchWays(word: string): string[][] {
  const terms = searchTerms(word);
  const [first = '', last = ''] = [terms[0], terms.at(-1)];
  if (isLatin(word) || word.length < 4) return [[...new Set(terms)]];
  const inner = terms.slice(1, -1);
  const half = Math.floor(inner.length / 2);
  // Of one inner pair it is not known whether it is there; two halves that are equal are one way
  const halves = inner.length === 1 ? [[]] : [inner.slice(0, half), inner.slice(half)];
  const ways = halves.map((pairs) => [...new Set([first, ...spread(pairs), last])]);
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}

/** One set of terms that a text with the word has, however it is written: of a long word its first and last. */
export function edgesOf(word: string): string[] {
  const terms = searchTerms(word);
  return [...new Set(isLatin(word) || word.length < 4 ? terms : [terms[0] ?? '', terms.at(-1) ?? ''])];
}

/**
 * The ways in which a long Korean word may be written as two (`스마트팩토리`, `스마트 팩토리`), each part with two letters or more.
 * Empty for other words.
 *
 * @deprecated `searchWays` has the terms of all of them in two sets at most.
 */
export function splitsOf(word: string): [string, string][] {
  if (isLatin(word)) return [];
  return Array.from({ length: Math.max(word.length - 3, 0) }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)]);
}

/**
 * What a word looks like in a text of small letters, as a regular expression that Postgres and JavaScript read alike. A Latin
 * word is found at the beginning of words only: `eq` is not in `sequence`. Words of four letters or more may be written apart.
 */
export function searchPattern(word: string): string {
  const isLong = word.length > 3;
  if (isLatin(word)) return `(?<![a-z0-9])${isLong ? Array.from(word).join('[ -]?') : word}`;
  return isLong ? Array.from(word).join(' ?') : word;
}
