import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './run-step.ts';

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Faults outside any test: a file that does not load, a global set-up that fails. */
  errors: unknown[];
}

/** A step that ended badly must show as a failure even when its report lacks one, or is missing. */
function neverClean(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Counts of `jest --json`. */
export function readJestResults(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  return neverClean({ passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites }, exitCode);
}

/** Names of the tests of `jest --json` that passed at their second try. */
export function secondTries(file: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).map(({ fullName }) => fullName);
}

/** Counts of Playwright's json reporter. */
export function readPlaywrightResults(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResults;
  return neverClean({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, exitCode);
}
