import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstLine } from './clear-error.ts';
import { checkCode } from './steps/check-code.ts';
import { ensureChromium } from './steps/ensure-chromium.ts';
import { addUp, oneFailed, runTool, type Tally } from './steps/run-step.ts';
import { readJestResults, readPlaywrightResults, secondTries } from './steps/test-results.ts';

/** Everything after `npm test --` goes to Jest and Playwright alike: a file name or pattern. */
const patterns = process.argv.slice(2);

async function runJest(results: string): Promise<Tally> {
  process.stdout.write('\nJest\n');
  const args = ['--json', `--outputFile=${results}`, '--passWithNoTests', '--maxWorkers=2', ...patterns];
  const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
  const code = await runTool('node_modules/jest/bin/jest.js', args, { NODE_OPTIONS: options });
  for (const name of secondTries(results)) process.stdout.write(`Flaky, passed at the second try: ${name}\n`);
  return readJestResults(results, code);
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
const tallies = [await checkCode(), await runJest(path.join(folder, 'jest.json')), await runPlaywright(path.join(folder, 'playwright.json'))];
rmSync(folder, { recursive: true, force: true });
const { passed, failed } = addUp(tallies);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
