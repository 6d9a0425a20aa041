import { diffArrays } from 'diff';

/** A stretch of a text: in both states, in the earlier one alone, or in the later one alone. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Two long texts that have little in common would keep the page busy. */
const MOST_MS = 500;

/** Words, the spaces between them and line breaks, each for itself; Korean words have no spaces that one could go by alone. */
function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('ko', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How a text became another, word by word; what takes too long is one text in the place of another. */
export function differenceOf(before: string, after: string): Stretch[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { timeout: MOST_MS });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
