import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../tooling/project-root.ts';
import { readJestResults, readPlaywrightResults } from './test-results.ts';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  file = path.join(folder, 'results.json');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(results: unknown): void {
  writeFileSync(file, JSON.stringify(results));
}

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const nameOf = (name: string) => path.join(projectRoot, name);

describe('Jest', () => {
  test('counts cases and takes the time of each file', () => {
    const sound = {
      name: nameOf('a.test.ts'),
      status: 'passed',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [passed, passed, { status: 'pending' }],
    };
    const broken = {
      name: nameOf('b.test.ts'),
      status: 'failed',
      startTime: 0,
      endTime: 100,
      assertionResults: [passed, failed],
    };
    write({ testResults: [sound, broken] });
    expect(readJestResults(file, 1)).toEqual({
      passed: 3,
      failed: 1,
      files: [
        { file: 'a.test.ts', seconds: 2.5 },
        { file: 'b.test.ts', seconds: 0.1 },
      ],
    });
  });

  test('counts a file that does not load as one failure', () => {
    write({
      testResults: [{ name: nameOf('a.test.ts'), status: 'failed', startTime: 0, endTime: 0, assertionResults: [] }],
    });
    expect(readJestResults(file, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts a bad exit without a failed case as a failure', () => {
    write({
      testResults: [
        { name: nameOf('a.test.ts'), status: 'passed', startTime: 0, endTime: 0, assertionResults: [passed] },
      ],
    });
    expect(readJestResults(file, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('counts a missing report as a failure', () => {
    expect(readJestResults(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, files: [] });
  });
});

describe('Playwright', () => {
  test('counts a global set-up that fails as a failure', () => {
    write({ stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [], errors: [{ message: 'no portal' }] });
    expect(readPlaywrightResults(file, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts a case that needed a second try as failed', () => {
    write({ stats: { expected: 12, unexpected: 2, flaky: 1 }, suites: [], errors: [] });
    expect(readPlaywrightResults(file, 1)).toMatchObject({ passed: 12, failed: 3 });
  });

  test('adds up the time of a file over its groups', () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    write({
      stats: { expected: 2, unexpected: 0, flaky: 0 },
      errors: [],
      suites: [
        {
          file: 'shell/e2e/a.spec.ts',
          specs: [spec(500)],
          suites: [{ file: 'shell/e2e/a.spec.ts', specs: [spec(1_000)] }],
        },
      ],
    });
    expect(readPlaywrightResults(file, 0).files).toEqual([{ file: 'shell/e2e/a.spec.ts', seconds: 1.5 }]);
  });
});
