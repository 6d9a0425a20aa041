import { foldedText } from '@portal/text-bounds';
import { searchPattern } from './search-words.ts';

/** Beginning and end of a mark, in UTF-16 code units; the end is the first one behind it. */
export type Mark = [start: number, end: number];

/** About what fits on two lines of a wide screen. */
const excerptLength = 160;
/** How much of it is before the first mark. */
const leadLength = 40;

/** A letter with its marks, which are folded together. */
const letters = /\P{M}\p{M}*|\p{M}/gu;

/** For each code unit of a folded text the letter of the text that it comes from. Undefined where letters melt into one. */
function placesOf(text: string, folded: string): Mark[] | undefined {
  if (folded === text.toLowerCase() && folded.length === text.length)
    return Array.from({ length: text.length }, (_, at) => [at, at + 1]);
  const places: Mark[] = [];
  let joined = '';
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const own = foldedText(letter);
    joined += own;
    for (let at = 0; at < own.length; at += 1) places.push([index, index + letter.length]);
  }
  return joined === folded ? places : undefined;
}

/** Where the words are in a text, in order and without overlaps, as whole letters of it: `(주)` is found in `㈜`. */
export function marksIn(text: string, words: string[]): Mark[] {
  const folded = foldedText(text);
  const places = words.length === 0 ? undefined : placesOf(text, folded);
  if (!places) return [];
  // The longest first: at one place it wins
  const patterns = words.toSorted((a, b) => b.length - a.length).map(searchPattern);
  // oxlint-disable-next-line regexp/linear -- patterns are letters with an optional space between them, without repetition
  const marks = Array.from(folded.matchAll(new RegExp(patterns.join('|'), 'g')), ({ index, 0: found }): Mark => [
    places[index]?.[0] ?? 0,
    places[index + found.length - 1]?.[1] ?? 0,
  ]);
  return marks.filter(([start], at) => at === 0 || start >= (marks[at - 1]?.[1] ?? 0));
}

/** Whether a text has all words. */
export function hasWords(text: string, words: string[]): boolean {
  const folded = foldedText(text);
  // oxlint-disable-next-line regexp/linear -- patterns are letters with an optional space between them, without repetition
  return words.every((word) => new RegExp(searchPattern(word)).test(folded));
}

/** The part of a text around its first mark, cut at spaces, with the marks in it. */
export function excerptOf(text: string, words: string[]): { excerpt: string; marks: Mark[] } {
  const first = marksIn(text, words)[0]?.[0] ?? 0;
  const from = first <= leadLength ? 0 : nextWord(text, first - leadLength, first);
  const cut = text.length - from > excerptLength;
  const until = cut ? lastSpace(text, from + excerptLength) : text.length;
  const excerpt = `${from > 0 ? '… ' : ''}${text.slice(from, until).trim()}${cut ? ' …' : ''}`;
  return { excerpt, marks: marksIn(excerpt, words) };
}

/** Where a word begins from `at` on, at `latest`. */
function nextWord(text: string, at: number, latest: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space >= latest ? latest : space + 1;
}

/** The last space before `at`, or `at` where a text has none for long; never between the halves of a character. */
function lastSpace(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > at - leadLength) return space;
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
