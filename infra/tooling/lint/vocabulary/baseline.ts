import type { Finding } from './find-words.ts';

/** Word → how often a file has it. */
export type Counts = Record<string, number>;

/** How often each file may have each word: it had it when the word came into the list, or less since. */
export interface Baseline {
  /** Words that have been counted. A word that was added to the list later has no counts yet. */
  words: string[];
  files: Map<string, Counts>;
}

/** A word that a file has more or less often than its baseline says. */
export interface Difference {
  file: string;
  word: string;
  count: number;
  allowed: number;
}

const byText = (a: string, b: string) => (a < b ? -1 : 1);
const sorted = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => byText(a, b)));

/**
 * Reads lines of JSON: the words, then a file each. Git merges the file by keeping the lines of both branches: of two lines
 * of one file the lower counts are right, since each branch may only have lowered them.
 */
export function readBaseline(text: string): Baseline {
  const words = new Set<string>();
  const files = new Map<string, Counts>();
  for (const line of text.split('\n').filter(Boolean)) {
    const entry = JSON.parse(line) as { words: string[] } | [file: string, counts: Counts];
    if (!Array.isArray(entry)) {
      for (const word of entry.words) words.add(word);
      continue;
    }
    const [file, counts] = entry;
    const other = files.get(file);
    const both = Object.entries(counts).map(([word, count]) => [word, Math.min(count, other?.[word] ?? 0)] as const);
    files.set(file, other ? Object.fromEntries(both.filter(([, count]) => count > 0)) : counts);
  }
  return { words: [...words], files };
}

export function writeBaseline({ words, files }: Baseline): string {
  const lines = [...files]
    .filter(([, counts]) => Object.keys(counts).length > 0)
    .toSorted(([a], [b]) => byText(a, b))
    .map(([file, counts]) => JSON.stringify([file, sorted(counts)]));
  return `${[JSON.stringify({ words: words.toSorted(byText) }), ...lines].join('\n')}\n`;
}

export function countFindings(findings: Finding[]): Map<string, Counts> {
  const files = new Map<string, Counts>();
  for (const { file, word } of findings) {
    const counts = files.get(file) ?? {};
    counts[word] = (counts[word] ?? 0) + 1;
    files.set(file, counts);
  }
  return files;
}

/** Where files and baseline differ, by file and word. */
export function compareWithBaseline({ files: allowed }: Baseline, now: Map<string, Counts>): Difference[] {
  return [...new Set([...allowed.keys(), ...now.keys()])].toSorted(byText).flatMap((file) => {
    const [may, has] = [allowed.get(file) ?? {}, now.get(file) ?? {}];
    return [...new Set([...Object.keys(may), ...Object.keys(has)])].toSorted(byText).flatMap((word) => {
      const [count, most] = [has[word] ?? 0, may[word] ?? 0];
      return count === most ? [] : [{ file, word, count, allowed: most }];
    });
  });
}

/**
 * The baseline for the files as they are. Refuses every count that would grow, with two exceptions: a word that came into the
 * list is counted for the first time, and a file that was renamed keeps what it had, which a file without a line takes over
 * from files that are gone.
 */
export function lowerBaseline(
  before: Baseline,
  words: string[],
  now: Map<string, Counts>,
  exists: (file: string) => boolean,
): { baseline: Baseline; refused: Difference[] } {
  const free: Counts = {};
  for (const [file, counts] of before.files)
    if (!exists(file)) for (const [word, count] of Object.entries(counts)) free[word] = (free[word] ?? 0) + count;
  const known = new Set(before.words);
  const refused = compareWithBaseline(before, now).filter(({ file, word, count, allowed }) => {
    if (count < allowed || !known.has(word)) return false;
    if (before.files.has(file) || (free[word] ?? 0) < count) return true;
    free[word] = (free[word] ?? 0) - count;
    return false;
  });
  return { baseline: { words, files: now }, refused };
}
