import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { oldestFirst, readGreenRuns, recordGreenRun } from './green-runs.ts';

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'green-runs-'));
  mkdirSync(path.join(root, 'infra/trials'), { recursive: true });
  writeFileSync(path.join(root, 'a.ts'), '1');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'a');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a green run is recorded with the commit that was checked out', () => {
  recordGreenRun('b', root);
  recordGreenRun('a', root);
  const commit = git('rev-parse', '--short=8', 'HEAD');
  expect(readGreenRuns(root)).toMatchObject({ a: { commit }, b: { commit } });
});

test('a run of files that no commit holds is not recorded', () => {
  writeFileSync(path.join(root, 'a.ts'), '2');
  recordGreenRun('a', root);
  expect(readGreenRuns(root)).toEqual({});
});

test('what passed longest ago runs first, and what never passed before it', () => {
  const trials = ['a', 'b', 'c'].map((name) => ({ name, what: name, minutes: 1, inputs: [] }));
  const run = (at: string) => ({ commit: '0', at });
  const sorted = oldestFirst(trials, { a: run('2026-02-02T00:00:00.000Z'), b: run('2026-01-01T00:00:00.000Z') });
  expect(sorted.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
});
