import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../local/steps/ensure-chromium.ts';
import { runTool } from '../local/steps/run-step.ts';

/** `npm run bench -- releases`: the trial of `npm test` at its full length, a hundred moves, which prints what it saw. */
export async function benchReleases(): Promise<void> {
  const env = { CHROME_PATH: ensureChromium(), RELEASE_TRIAL: 'full', PLAYWRIGHT_RESULTS: path.join(tmpdir(), `release-trial-${process.pid}.json`) };
  const code = await runTool('node_modules/@playwright/test/cli.js', ['test', 'release-trial', '--retries=0'], env);
  rmSync(env.PLAYWRIGHT_RESULTS, { force: true });
  if (code !== 0) throw new Error('releases under load went wrong: see above');
}
