import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readJestResults, readPlaywrightResults, secondTries } from './test-results.ts';

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

describe('Jest', () => {
  test('a file that does not load counts as one failure', () => {
    write({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(readJestResults(file, 1)).toEqual({ passed: 5, failed: 3 });
  });

  test('a bad end without a failed test is a failure all the same', () => {
    write({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
    expect(readJestResults(file, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('no report is a failure', () => {
    expect(readJestResults(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('what passed at its second try is named', () => {
    const results = [
      { fullName: 'at once', status: 'passed', invocations: 1 },
      { fullName: 'then', status: 'passed', invocations: 2 },
      { fullName: 'never', status: 'failed', invocations: 2 },
      { fullName: 'left out', status: 'pending' },
    ];
    write({ testResults: [{ assertionResults: results }] });
    expect(secondTries(file)).toEqual(['then']);
    expect(secondTries(path.join(folder, 'none.json'))).toEqual([]);
  });
});

describe('Playwright', () => {
  test('a global set-up that fails is a failure', () => {
    write({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no portal' }] });
    expect(readPlaywrightResults(file, 1)).toEqual({ passed: 0, failed: 1 });
  });

  test('expected ones pass, unexpected ones fail', () => {
    write({ stats: { expected: 12, unexpected: 2, flaky: 0 }, errors: [] });
    expect(readPlaywrightResults(file, 1)).toEqual({ passed: 12, failed: 2 });
  });
});
