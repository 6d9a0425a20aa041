/** Longest search that is looked at, in characters. */
export const longestSearch = 100;
/** Words of a search that count; the rest is ignored. */
const mostWords = 8;
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
  const words = typed.slice(0, longestSearch).normalize('NFKC').toLowerCase().match(runs) ?? [];
  return [...new Set(words)].slice(0, mostWords);
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

/**
 * The ways in which a long Korean word may be written as two (`스마트팩토리`, `스마트 팩토리`), each part with two letters or more.
 * Empty for other words.
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
