import { existsSync, readFileSync } from 'node:fs';
import { addUp, oneFailed, type Tally } from './run-step.ts';

interface JestResults {
  testResults: {
    /** Path of the file. */
    name: string;
    /** A file whose tests did not even begin has failed without any of them. */
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** What a run of Jest says. */
export interface JestOutcome {
  tally: Tally;
  /** Of the files in which nothing failed. */
  sound: Tally;
  failedFiles: string[];
  failedTests: string[];
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

/** Reads what `jest --json` wrote. */
export function readJestResults(file: string, exitCode: number): JestOutcome {
  if (!existsSync(file)) return { tally: oneFailed, sound: addUp([]), failedFiles: [], failedTests: [] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  const failed = testResults.filter(({ status }) => status === 'failed');
  const failedTests = failed.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return {
    tally: neverClean(addUp(testResults.map(tallyOfFile)), exitCode),
    sound: addUp(testResults.filter(({ status }) => status !== 'failed').map(tallyOfFile)),
    failedFiles: failed.map(({ name }) => name),
    failedTests: failedTests.map(({ fullName }) => fullName),
  };
}

function tallyOfFile({ status, assertionResults }: JestResults['testResults'][number]): Tally {
  const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
  return neverClean({ passed: count('passed'), failed: count('failed') }, status === 'failed' ? 1 : 0);
}

/** Counts of Playwright's json reporter. */
export function readPlaywrightResults(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return oneFailed;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResults;
  return neverClean({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }, exitCode);
}
