import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPlaywright } from '../local/steps/run-tests.ts';
import { pathPattern } from '../local/steps/test-scope.ts';

/** `npm run bench -- releases`: the trial of releases under load at its full length, a hundred moves, which prints what it saw. */
export async function benchReleases(): Promise<void> {
  const results = path.join(tmpdir(), `release-load-${process.pid}.json`);
  const options = { config: 'infra/trials/playwright.config.ts', env: { RELEASE_TRIAL: 'full' } };
  const { failed } = await runPlaywright(
    results,
    [pathPattern('infra/trials/release-load/release-load.trial.spec.ts')],
    options,
  );
  rmSync(results, { force: true });
  if (failed > 0) throw new Error('releases under load went wrong: see above');
}
