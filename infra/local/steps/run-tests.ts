import type { Writable } from 'node:stream';
import { firstLine } from '../clear-error.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runTool, type StepResult, type Tally } from './run-step.ts';
import { readJestResults, readPlaywrightResults } from './test-results.ts';

type Outcome = Tally & Pick<StepResult, 'files'>;

/**
 * What Jest needs for ES modules, and room for the many short-lived objects of a test file, without which collecting them
 * takes an eighth of the time. Arguments of Node, which its workers inherit.
 */
const nodeFlags = ['--experimental-vm-modules', '--max-semi-space-size=64', '--disable-warning=ExperimentalWarning'];

interface RunOptions {
  /** Another configuration file than the one at the top. */
  config?: string;
  workers?: number;
}

interface BrowserOptions extends RunOptions {
  section?: string;
  /** Instead of the terminal. */
  output?: Writable;
  env?: Record<string, string>;
}

/** Runs the Jest tests whose path matches one of the patterns, or all. */
export async function runJest(
  results: string,
  patterns: string[],
  { config, workers = 3 }: RunOptions = {},
): Promise<Outcome> {
  const options = [process.env.NODE_OPTIONS, ...nodeFlags].filter(Boolean).join(' ');
  const args = [
    '--json',
    `--outputFile=${results}`,
    '--passWithNoTests',
    `--maxWorkers=${workers}`,
    // Modules of a test file are never freed by Node 20: a worker that has grown is slow and is replaced
    '--workerIdleMemoryLimit=1GB',
    ...(config ? [`--config=${config}`] : []),
    ...patterns,
  ];
  const code = await runTool('node_modules/jest/bin/jest.js', args, { NODE_OPTIONS: options, PORTAL_COMPILED: '1' });
  return readJestResults(results, code);
}

/** Runs the browser tests whose path matches one of the patterns, or all; of the pages, those of `section` are built anew. */
export async function runPlaywright(
  results: string,
  patterns: string[],
  { config, workers, section, output, env: more }: BrowserOptions = {},
): Promise<Outcome> {
  try {
    const env = {
      CHROME_PATH: ensureChromium(),
      PLAYWRIGHT_RESULTS: results,
      ...(section ? { TEST_SECTION: section } : {}),
      ...more,
    };
    const args = [
      'test',
      '--pass-with-no-tests',
      ...(config ? [`--config=${config}`] : []),
      ...(workers ? [`--workers=${workers}`] : []),
      ...patterns,
    ];
    const code = await runTool('node_modules/@playwright/test/cli.js', args, env, output);
    return readPlaywrightResults(results, code);
  } catch (error) {
    (output ?? process.stderr).write(`${firstLine(error)}\n`);
    return { passed: 0, failed: 1, files: [] };
  }
}
