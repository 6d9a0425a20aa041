import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lowerBaseline, readBaseline, writeBaseline } from './baseline.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { wordFinder, type PrivateWord } from './find-words.ts';

const list = JSON.parse(readFileSync(path.join(import.meta.dirname, 'words.json'), 'utf8')) as PrivateWord[];
const find = wordFinder([
  { word: 'mend', forms: 'mend(?:s|ed)?', write: 'fix' },
  { word: 'turn', forms: 'turns?', write: 'concurrency', in: ['names'] },
  { word: 'stands in', forms: 'stands? in', write: 'is in', in: ['comments', 'docs', 'texts'] },
  { word: 'answer', write: 'response', ordinaryIn: ['classroom'] },
]);
const found = (file: string, source?: string) => find(file, source).map(({ line, word }) => `${line} ${word}`);

describe('private words', () => {
  test('are found in comments, with the line of each', () => {
    const source =
      "// one\nconst a = 1; // it mends that\n/**\n * A value stands\n * in a row. An answer.\n */\nconst b = 'mend';\n";
    expect(found('a/b.ts', source)).toEqual(['2 mend', '4 stands in', '5 answer']);
  });

  test('are found in texts, not in single words, code or regular expressions', () => {
    const source = "test('what is mended', () => mend(/'mend it/, 'mend', `a ${mend} b`, `has\n mended`));\n";
    expect(found('a/b.test.ts', source)).toEqual(['1 mend', '2 mend']);
  });

  test('are found in exported names, whatever their case, and not in others', () => {
    const source = 'export class TurnQueue {}\nconst turn = 1;\nexport async function mendAll(turns: number) {}\n';
    expect(found('a/b.ts', source)).toEqual(['1 turn', '3 mend']);
  });

  test('are found in names of files and folders', () => {
    expect(found('kit/turn-queue.ts', '')).toEqual(['1 turn']);
    expect(found('kit/turns/')).toEqual(['1 turn']);
    expect(found('kit/turns/queue.ts', '')).toEqual([]);
  });

  test('are found in the prose of documents, not in code or targets of links', () => {
    const source = 'A page `mend` [here](mend.md)\n\n```\nmend\n```\n\nwhich is mended.\n';
    expect(found('docs/a.md', source)).toEqual(['7 mend']);
  });

  test('are found in English copy, styles and settings', () => {
    expect(found('mf-x/locales/en/a.json', '{\n  "mend": "We mended it"\n}\n')).toEqual(['2 mend']);
    expect(found('mf-x/locales/ko/a.json', '{\n  "mend": "We mended it"\n}\n')).toEqual([]);
    expect(found('a.module.css', '.mend {\n  top: 0; /* mended */\n}\n')).toEqual(['2 mend']);
    expect(found('a.yaml', 'mend: yes\n# mended\n')).toEqual(['2 mend']);
  });

  test('are ordinary where the list says so', () => {
    expect(found('mf-x/classroom/a.ts', '// The answer of a teacher')).toEqual([]);
  });

  test('of the list have one group each, so that a match names its entry', () => {
    expect(list.filter(({ word, forms }) => /\((?!\?)/.test(forms ?? word)).map(({ word }) => word)).toEqual([]);
    expect(new Set(list.map(({ word }) => word)).size).toBe(list.length);
  });
});

describe('the baseline', () => {
  const before = readBaseline('{"words":["mend"]}\n["a.ts",{"mend":2}]\n["b.ts",{"mend":1}]\n');
  const lower = (now: Record<string, Record<string, number>>, gone: string[] = [], words = ['mend']) =>
    lowerBaseline(before, words, new Map(Object.entries(now)), (file) => !gone.includes(file));

  test('is lowered, and refuses to grow', () => {
    expect(lower({ 'a.ts': { mend: 1 } }).refused).toEqual([]);
    expect(lower({ 'a.ts': { mend: 3 } }).refused).toEqual([{ file: 'a.ts', word: 'mend', count: 3, allowed: 2 }]);
    expect(lower({ 'c.ts': { mend: 1 } }).refused).toEqual([{ file: 'c.ts', word: 'mend', count: 1, allowed: 0 }]);
  });

  test('goes with a renamed file, once', () => {
    expect(lower({ 'c.ts': { mend: 1 }, 'a.ts': { mend: 2 } }, ['b.ts']).refused).toEqual([]);
    expect(lower({ 'c.ts': { mend: 1 }, 'd.ts': { mend: 1 } }, ['b.ts']).refused).toHaveLength(1);
    expect(lower({ 'a.ts': { mend: 3 } }, ['b.ts']).refused).toHaveLength(1);
  });

  test('takes the counts of a word that is new in the list, and of no other', () => {
    expect(lower({ 'a.ts': { mend: 3, heal: 4 } }, [], ['mend', 'heal']).refused).toEqual([
      { file: 'a.ts', word: 'mend', count: 3, allowed: 2 },
    ]);
  });

  test('has the lower counts of both branches after a merge that kept both lines', () => {
    const merged = readBaseline('{"words":["a","b"]}\n["f.ts",{"a":2,"b":1}]\n["f.ts",{"a":1}]\n["g.ts",{"b":1}]\n');
    expect(writeBaseline(merged)).toBe('{"words":["a","b"]}\n["f.ts",{"a":1}]\n["g.ts",{"b":1}]\n');
  });
});

describe('the check', () => {
  let root: string;
  let output: string;
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const check = (isUpdate = false) => {
    output = '';
    return checkVocabulary(root, isUpdate, (text) => (output += `${text}\n`));
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'vocabulary-'));
    execFileSync('git', ['init', '--quiet', root]);
    mkdirSync(path.join(root, 'infra/tooling/lint/vocabulary'), { recursive: true });
    cpSync(path.join(import.meta.dirname, 'words.json'), path.join(root, 'infra/tooling/lint/vocabulary/words.json'));
    write('old.ts', '// It is mended.\n');
    expect(check(true)).toBe(0);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('fails for a planted word with file, line and the standard term, and the update refuses it', () => {
    expect(check()).toBe(0);
    write('old.ts', '// It is mended.\n\n// Mend it.\n');
    expect(check()).toBe(1);
    expect(output).toBe(
      'old.ts has "mend" 2 times and may have it 1 times:\n' +
        '  old.ts:1: "mend": write hint (noun), fix (verb)\n' +
        '  old.ts:3: "mend": write hint (noun), fix (verb)\n',
    );
    expect(check(true)).toBe(1);
  });

  test('fails for a planted word in a new file', () => {
    write('new.ts', '// The page comes alive.\n');
    expect(check()).toBe(1);
    expect(output).toMatch(/^ {2}new\.ts:1: "alive": write hydrated/m);
  });

  test('fails while the baseline is higher than the files, until it is lowered', () => {
    write('old.ts', '// It is fixed.\n');
    expect(check()).toBe(1);
    expect(output).toBe(
      'old.ts has "mend" 0 times; the baseline says 1.\n' +
        'Lower the baseline (UPDATE_VOCABULARY=1 npm run check) and commit it.\n',
    );
    expect(check(true)).toBe(0);
    expect(check()).toBe(0);
  });

  test('takes the line of a renamed file along', () => {
    renameSync(path.join(root, 'old.ts'), path.join(root, 'other.ts'));
    expect(check()).toBe(1);
    expect(check(true)).toBe(0);
    expect(check()).toBe(0);
  });
});
