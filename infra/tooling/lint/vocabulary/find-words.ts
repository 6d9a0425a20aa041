import { namePassage, passagesOf, type Passage, type Place } from './passages.ts';

/** An entry of `words.json`. */
export interface PrivateWord {
  /** Its name in the baseline and in messages. */
  word: string;
  /** Regular expression for all its forms, between word boundaries, in any case; without one, the word itself. */
  forms?: string;
  /** The standard term. */
  write: string;
  /** Without it: everywhere. A word that is ordinary in one place and private in another names the latter. */
  in?: Place[];
  /** Parts of paths where it has its ordinary meaning. */
  ordinaryIn?: string[];
}

export interface Finding {
  file: string;
  line: number;
  word: string;
}

export type FindWords = (file: string, source?: string) => Finding[];

const places: Place[] = ['comments', 'docs', 'names', 'texts', 'copy'];

/** All words of a place in one pattern: the group that matched tells which. */
function patternOf(words: PrivateWord[]): RegExp {
  const all = words.map(({ word, forms }) => `(${(forms ?? word).replaceAll(' ', String.raw`\s+`)})`).join('|');
  // oxlint-disable-next-line regexp/linear -- the list is ours, its forms repeat nothing but a space
  return new RegExp(String.raw`\b(?:${all})\b`, 'gi');
}

/** Words of a passage, whose line breaks may stand where the pattern has a space. */
function wordsIn(file: string, { place, line, text }: Passage, words: PrivateWord[], pattern: RegExp): Finding[] {
  // Same length, so that places stay: the asterisk that begins a line of a comment is no word
  const plain =
    place === 'names' ? text : text.replaceAll(/\n[^\S\n]*(?:\*|\/\/)?/g, (part) => `\n${' '.repeat(part.length - 1)}`);
  const found: Finding[] = [];
  for (const match of plain.matchAll(pattern)) {
    const entry = words[match.slice(1).findIndex((group) => group !== undefined)];
    if (!entry || entry.ordinaryIn?.some((part) => file.includes(part))) continue;
    found.push({ file, line: line + plain.slice(0, match.index).split('\n').length - 1, word: entry.word });
  }
  return found;
}

/** Finds private words in a file's name and, with its source, in what people read of it. */
export function wordFinder(words: PrivateWord[]): FindWords {
  const byPlace = new Map(
    places.map((place) => {
      const here = words.filter((entry) => entry.in === undefined || entry.in.includes(place));
      return [place, { here, pattern: patternOf(here) }];
    }),
  );
  return (file, source) =>
    [namePassage(file), ...(source === undefined ? [] : passagesOf(file, source))].flatMap((passage) => {
      const { here, pattern } = byPlace.get(passage.place) ?? { here: [], pattern: /$^/g };
      return here.length === 0 ? [] : wordsIn(file, passage, here, pattern);
    });
}
