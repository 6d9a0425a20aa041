import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lastWords } from './managed-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function wordsOf(pid: number, ...lines: (object | string)[]): string {
  const file = path.join(folder, 'education.log');
  const before = 'from an earlier run\n';
  writeFileSync(
    file,
    before + lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );
  return lastWords(file, { offset: before.length, pid });
}

test('a failure is told by the process that failed, not by another version that writes into the same file', () => {
  const failure = { level: 60, pid: 7, msg: 'migrate', err: { message: 'refused' } };
  expect(wordsOf(7, failure, { level: 50, pid: 8, msg: 'request' })).toBe('migrate: refused');
});

test('an error counts more than what came after it, whoever wrote it without a number', () => {
  expect(wordsOf(7, 'Error: cannot find module', '    at load (main.js:1)', { level: 30, pid: 7, msg: 'bye' })).toBe(
    'Error: cannot find module',
  );
});

test('nothing of its own is no message', () => {
  expect(wordsOf(7, { level: 50, pid: 8, msg: 'request' })).toBe('no message');
});
