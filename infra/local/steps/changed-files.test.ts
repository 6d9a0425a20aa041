import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { changedFiles } from './changed-files.ts';

let folder: string;
let remote: string;
let clone: string;
let days = 0;

const git = (cwd: string, ...args: string[]) => {
  const date = new Date(Date.UTC(2033, 0, 1 + days)).toISOString();
  const person = { NAME: 'Kim', EMAIL: 'kim@visitor.example', DATE: date };
  const env = Object.entries(person).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  return execFileSync('git', args, { cwd, env: { ...process.env, ...Object.fromEntries(env) }, encoding: 'utf8' });
};

/** One commit that adds a file. */
function commit(cwd: string, file: string): void {
  writeFileSync(path.join(cwd, file), file);
  git(cwd, 'add', '.');
  git(cwd, 'commit', '-qm', file);
}

const changed = (wanted?: string) => changedFiles(clone, wanted)?.files;

beforeEach(() => {
  delete process.env.TRIALS_BASE;
  folder = mkdtempSync(path.join(tmpdir(), 'changed-files-'));
  [remote, clone] = [path.join(folder, 'remote'), path.join(folder, 'clone')];
  git(folder, 'init', '-q', '-b', 'main', remote);
  days = 0;
  for (const file of ['first', 'second']) commit(remote, file);
  days = 5;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a branch is compared with the main branch where it left it', () => {
  git(folder, 'clone', '-q', remote, clone);
  git(clone, 'checkout', '-qb', 'feature');
  commit(clone, 'mine');
  commit(remote, 'theirs');
  git(clone, 'fetch', '-q');
  expect(changed()).toEqual(['mine']);
});

test('the main branch is compared with what the clone saw of it before', () => {
  git(folder, 'clone', '-q', remote, clone);
  for (const file of ['code', 'docs']) commit(remote, file);
  git(clone, 'pull', '-q');
  expect(changed()).toEqual(['code', 'docs']);
});

test('in a new clone, the main branch is compared with what it was a day before its last commit', () => {
  for (const file of ['code', 'docs']) commit(remote, file);
  git(folder, 'clone', '-q', remote, clone);
  git(clone, 'checkout', '-q', '--detach');
  expect(changed()).toEqual(['code', 'docs']);
});

test('in a shallow clone, with the oldest commit that there is; of one commit nothing can be told', () => {
  for (const file of ['code', 'docs']) commit(remote, file);
  git(folder, 'clone', '-q', '--depth', '2', `file://${remote}`, clone);
  expect(changed()).toEqual(['docs']);
  rmSync(clone, { recursive: true });
  git(folder, 'clone', '-q', '--depth', '1', `file://${remote}`, clone);
  expect(changed()).toBeUndefined();
});

test('a commit that is named is what counts', () => {
  git(folder, 'clone', '-q', remote, clone);
  expect(changed('HEAD~1')).toEqual(['second']);
  expect(changed('nothing-like-it')).toBeUndefined();
});
