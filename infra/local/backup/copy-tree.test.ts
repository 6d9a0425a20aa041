import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyTree } from './copy-tree.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('copies folders with their files, and leaves out what is named', async () => {
  write('from/a/b.txt', 'b');
  write('from/a/c.tmp', 'c');
  write('from/log/1', '1');
  const leaveOut = (name: string) => name.endsWith('.tmp') || name.startsWith('log/');
  expect(await copyTree(at('from'), at('to'), { leaveOut })).toEqual({ files: 1 });
  expect(readFileSync(at('to/a/b.txt'), 'utf8')).toBe('b');
  expect([existsSync(at('to/a/c.tmp')), existsSync(at('to/log')), existsSync(at('to/log/1'))]).toEqual([
    false,
    true,
    false,
  ]);
});

test('copies what is new beside what is there already', async () => {
  write('from/old', 'now');
  write('from/new', 'new');
  write('to/old', 'before');
  expect(await copyTree(at('from'), at('to'), { onlyNew: true })).toEqual({ files: 1 });
  expect(readFileSync(at('to/old'), 'utf8')).toBe('before');
});

test('a folder that is not there is copied as none', async () => {
  expect(await copyTree(at('nowhere'), at('to'))).toEqual({ files: 0 });
  expect(existsSync(at('to'))).toBe(false);
});
