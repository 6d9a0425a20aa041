import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../../tooling/project-root.ts';
import { runGit } from './changed-files.ts';
import { endsWithin, isAffected, readTrials, trialsNamed } from './trials.ts';

const trials = [
  { name: 'a', what: 'first', minutes: 1, inputs: ['services/kit'], jest: ['x/a.trial.ts'] },
  { name: 'b', what: 'second', minutes: 60, inputs: [], browser: ['x/b.trial.spec.ts'] },
];

test('a change below an input, or of the trial itself, asks for the trial', () => {
  expect(isAffected(trials[0]!, ['services/kit/src/index.ts'])).toBe(true);
  expect(isAffected(trials[0]!, ['x/a.trial.ts'])).toBe(true);
  expect(isAffected(trials[0]!, ['services/kitten/src/index.ts', 'README.md'])).toBe(false);
});

test('a trial without inputs runs only by its name', () => {
  expect(isAffected(trials[1]!, ['x/b.trial.spec.ts'])).toBe(false);
  expect(trialsNamed(trials, []).map(({ name }) => name)).toEqual(['a']);
  expect(trialsNamed(trials, ['b']).map(({ name }) => name)).toEqual(['b']);
});

test('a trial begins only when it ends within the budget', () => {
  expect([0, 24, 25].map((passed) => endsWithin(trials[0]!, 25, passed))).toEqual([true, true, false]);
});

test('an unknown name is refused with the names there are', () => {
  expect(() => trialsNamed(trials, ['c'])).toThrow(/no trial "c".*\n {2}a \(1 min\): first\n {2}b \(60 min\): second/);
});

test('every file and folder that the catalogue names exists', () => {
  const named = readTrials().flatMap(({ inputs, jest = [], browser = [] }) => [...inputs, ...jest, ...browser]);
  expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

test('each browser test that looks at a sample of languages and widths is in the trial that tries all of them', () => {
  const specs = runGit(projectRoot, ['ls-files', '*.spec.ts'])?.split('\n') ?? [];
  const sampling = specs.filter((file) =>
    /\/(?:sample-of|expect-no-barriers)\.ts'/.test(readFileSync(path.join(projectRoot, file), 'utf8')),
  );
  const all = readTrials().find(({ name }) => name === 'all-combinations');
  expect(all?.browser?.toSorted()).toEqual(sampling);
  expect(sampling.length).toBeGreaterThan(5);
});
