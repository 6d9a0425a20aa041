import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstLine } from './clear-error.ts';
import { checkCode } from './steps/check-code.ts';
import { ensureChromium } from './steps/ensure-chromium.ts';
import { addUp, oneFailed, runTool, type Tally } from './steps/run-step.ts';
import { readJestResults, readPlaywrightResults, type JestOutcome } from './steps/test-results.ts';

/** Everything after `npm test --` goes to Jest and Playwright alike: a file name or pattern. */
const patterns = process.argv.slice(2);

async function jest(results: string, args: string[]): Promise<JestOutcome> {
  const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
  const code = await runTool('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${results}`, ...args], { NODE_OPTIONS: options });
  return readJestResults(results, code);
}

/** A second try tells a busy machine from a fault: whole files, so that it begins clean, one after the other, so that nothing else runs. */
async function runJest(folder: string): Promise<Tally> {
  process.stdout.write('\nJest\n');
  const first = await jest(path.join(folder, 'jest.json'), ['--passWithNoTests', '--maxWorkers=2', ...patterns]);
  if (first.failedFiles.length === 0) return first.tally;
  process.stdout.write('\nJest, second try of the files that failed\n');
  const second = await jest(path.join(folder, 'jest-again.json'), ['--runInBand', '--runTestsByPath', ...first.failedFiles]);
  for (const name of first.failedTests.filter((test) => !second.failedTests.includes(test))) process.stdout.write(`Flaky, passed at the second try: ${name}\n`);
  return addUp([first.sound, second.tally]);
}

async function runPlaywright(results: string): Promise<Tally> {
  process.stdout.write('\nBrowser\n');
  try {
    const chromium = ensureChromium();
    const env = { CHROME_PATH: chromium, PLAYWRIGHT_RESULTS: results };
    const code = await runTool('node_modules/@playwright/test/cli.js', ['test', '--pass-with-no-tests', ...patterns], env);
    return readPlaywrightResults(results, code);
  } catch (error) {
    process.stderr.write(`${firstLine(error)}\n`);
    return oneFailed;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'portal-results-'));
const tallies = [await checkCode(), await runJest(folder), await runPlaywright(path.join(folder, 'playwright.json'))];
rmSync(folder, { recursive: true, force: true });
const { passed, failed } = addUp(tallies);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
