import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import {
  compareWithBaseline,
  countFindings,
  lowerBaseline,
  readBaseline,
  writeBaseline,
  type Baseline,
  type Counts,
} from './baseline.ts';
import { wordFinder, type Finding, type PrivateWord } from './find-words.ts';

const ownFolder = 'infra/tooling/lint/vocabulary';

/** What names the words itself, reports of names that are read where they are declared, and sample contents of the site. */
const exempt =
  /^infra\/tooling\/(?:lint\/vocabulary|packages\/api)\/|\/seeds\/|\.generated\.|most-used-passwords|^package-lock/;

/** The files of a checkout, new ones included, and their folders (`infra/local/`). */
function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).split('\0');
  const files = [...new Set(listed)].filter(
    (file) => file !== '' && !exempt.test(file) && existsSync(path.join(root, file)),
  );
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) folders.add(`${folder}/`);
  return [...files, ...folders];
}

/** Undefined for a folder, and for a file that a test removed meanwhile. */
function readText(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return file.endsWith('/') || !existsSync(place) ? undefined : readFileSync(place, 'utf8');
}

function describe({ file, line, word }: Finding, words: PrivateWord[]): string {
  return `  ${file}:${line}: "${word}": write ${words.find((entry) => entry.word === word)?.write}`;
}

/** Whether the baseline is of other words than the list, or higher than it need be; says what to do. */
function explainStale(
  before: Baseline,
  words: string[],
  now: Map<string, Counts>,
  print: (text: string) => unknown,
): boolean {
  const added = words.filter((word) => !before.words.includes(word));
  const gone = before.words.filter((word) => !words.includes(word));
  if (added.length > 0) print(`New in the list of words: ${added.join(', ')}.`);
  if (gone.length > 0) print(`No longer in the list of words: ${gone.join(', ')}.`);
  const lower = compareWithBaseline(before, now).filter(({ word }) => words.includes(word) && !added.includes(word));
  for (const { file, word, count, allowed } of lower)
    print(`${file} has "${word}" ${count} times; the baseline says ${allowed}.`);
  const isStale = added.length + gone.length + lower.length > 0;
  if (isStale) print('Lower the baseline (UPDATE_VOCABULARY=1 npm run check) and commit it.');
  return isStale;
}

/**
 * Compares the private words in a checkout with its baseline, or with `isUpdate` lowers that. Prints what is wrong, and
 * returns the exit code of a program.
 */
export function checkVocabulary(
  root = projectRoot,
  isUpdate = Boolean(process.env['UPDATE_VOCABULARY']),
  print: (text: string) => unknown = (text) => process.stdout.write(`${text}\n`),
): number {
  const list = JSON.parse(readFileSync(path.join(root, ownFolder, 'words.json'), 'utf8')) as PrivateWord[];
  const words = list.map(({ word }) => word);
  const find = wordFinder(list);
  const findings = listFiles(root).flatMap((file) => find(file, readText(root, file)));
  const now = countFindings(findings);
  const baselineFile = path.join(root, ownFolder, 'baseline.jsonl');
  const before = readBaseline(existsSync(baselineFile) ? readFileSync(baselineFile, 'utf8') : '');
  const exists = (file: string) => existsSync(path.join(root, file));
  const { baseline, refused } = lowerBaseline(before, words, now, exists);
  for (const { file, word, count, allowed } of refused) {
    print(`${file} has "${word}" ${count} times and may have it ${allowed} times:`);
    for (const finding of findings) if (finding.file === file && finding.word === word) print(describe(finding, list));
  }
  if (refused.length > 0) return 1;
  if (!isUpdate) return explainStale(before, words, now, print) ? 1 : 0;
  writeFileSync(baselineFile, writeBaseline(baseline));
  return 0;
}
