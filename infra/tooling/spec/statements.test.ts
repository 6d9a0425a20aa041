import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

interface Statement {
  number: string;
  statement: string;
  /** A test file, by its path in the repository; empty when the title says why nothing can be tested. */
  test: string;
  /** Of the test, as the file has it. */
  title: string;
}

function readStatements(part: string): Statement[] {
  const [, ...lines] = readFileSync(path.join(import.meta.dirname, `statements-${part}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [number = '', statement = '', file = '', title = ''] = line.split('\t');
    return { number, statement, test: file, title };
  });
}

const numbers = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(3, '0')}`);

const sources = new Map<string, string>();

function readTest(file: string): string {
  const source = sources.get(file) ?? readFileSync(path.join(projectRoot, file), 'utf8');
  sources.set(file, source);
  return source;
}

test.each([
  ['a', numbers('A', 350)],
  ['b', numbers('B', 320)],
])('each statement of the spec, part %s, names a test that its file has', (part, all) => {
  const statements = readStatements(part);
  expect(statements.map(({ number }) => number)).toEqual(all);
  const unkept = statements.filter(({ statement, test: file, title }) =>
    file
      ? !statement || !title || !/\.(?:test|spec|trial)\.tsx?$/.test(file) || !readTest(file).includes(title)
      : !title.startsWith('cannot be tested: '),
  );
  expect(unkept).toEqual([]);
});
