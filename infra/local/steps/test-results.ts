import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import type { StepResult, Tally } from './run-step.ts';

type Outcome = Tally & Pick<StepResult, 'files'>;

interface JestResults {
  testResults: {
    /** Path of the file. */
    name: string;
    /** A file whose tests did not even begin has failed without any of them. */
    status: 'passed' | 'failed';
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Faults outside any test: a file that does not load, a global set-up that fails. */
  errors: unknown[];
}

const noReport: Outcome = { passed: 0, failed: 1, files: [] };

/** A step that ended badly must show as a failure even when its report lacks one. */
function neverClean<Counted extends Tally>(tally: Counted, exitCode: number): Counted {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const relative = (file: string) => path.relative(projectRoot, file);

/** Reads what `jest --json` wrote. */
export function readJestResults(file: string, exitCode: number): Outcome {
  if (!existsSync(file)) return noReport;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  const tallies = testResults.map(({ status, assertionResults }) => {
    const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
    return neverClean({ passed: count('passed'), failed: count('failed') }, status === 'failed' ? 1 : 0);
  });
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return neverClean({ passed: sum('passed'), failed: sum('failed'), files }, exitCode);
}

function millisecondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((total, duration) => total + duration, 0);
}

/** Reads what Playwright's json reporter wrote. A test that needed a second try counts as failed. */
export function readPlaywrightResults(file: string, exitCode: number): Outcome {
  if (!existsSync(file)) return noReport;
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightResults;
  const files = suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }));
  return neverClean(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, files },
    exitCode,
  );
}
