import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

const passed = (fullName: string) => ({ fullName, status: 'passed' });
const failed = (fullName: string) => ({ fullName, status: 'failed' });

describe('Jest', () => {
  test('files in which something failed are told apart from the sound ones', () => {
    const sound = { name: '/a.test.ts', status: 'passed', assertionResults: [passed('one'), passed('two'), { fullName: 'left out', status: 'pending' }] };
    const broken = { name: '/b.test.ts', status: 'failed', assertionResults: [passed('three'), failed('four')] };
    write({ testResults: [sound, broken] });
    expect(readJestResults(file, 1)).toEqual({
      tally: { passed: 3, failed: 1 },
      sound: { passed: 2, failed: 0 },
      failedFiles: ['/b.test.ts'],
      failedTests: ['four'],
    });
  });

  test('a file that does not load counts as one failure', () => {
    write({ testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }] });
    expect(readJestResults(file, 1)).toEqual({ tally: { passed: 0, failed: 1 }, sound: { passed: 0, failed: 0 }, failedFiles: ['/a.test.ts'], failedTests: [] });
  });

  test('a bad end without a failed test is a failure all the same', () => {
    write({ testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [passed('one')] }] });
    expect(readJestResults(file, 1).tally).toEqual({ passed: 1, failed: 1 });
  });

  test('no report is a failure', () => {
    expect(readJestResults(path.join(folder, 'none.json'), 0).tally).toEqual({ passed: 0, failed: 1 });
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
