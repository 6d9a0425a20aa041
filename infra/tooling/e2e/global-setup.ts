import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { terminalProgress } from '../../local/progress.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import { buildForTests, testReleases } from '../../local/testing/build-for-tests.ts';
import { searchLogs } from './log-leaks.ts';
import { mailedTokens } from './mailbox.ts';
import { runningPortalVariable, type RunningPortal } from './running-portal.ts';
import { countPresses } from './watch-presses.ts';

/**
 * Builds what changed into a store that is kept from run to run, then starts a portal on a copy of it and on new data,
 * so that tests may break both. Returns the tear-down, which fails when the logs of the whole run hold personal data.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildForTests(process.env.TEST_SECTION);
  const dataDir = temporaryDataFolder();
  const releasesDir = path.join(dataDir, 'releases');
  cpSync(testReleases, releasesDir, { recursive: true });

  const stack = await startStack({ dataDir, releasesDir, progress: terminalProgress });
  const { origin, adminEmail, adminPassword, mailboxDir } = stack;
  const running: RunningPortal = { origin, adminEmail, adminPassword, dataDir, mailboxDir, releasesDir };
  const file = path.join(dataDir, 'running-portal.json');
  writeFileSync(file, JSON.stringify(running), { mode: 0o600 });
  process.env[runningPortalVariable] = file;
  return async () => {
    await stack.stop();
    console.log(countPresses(dataDir));
    const leaks = searchLogs(path.join(dataDir, 'logs'), [adminPassword, ...(await mailedTokens(mailboxDir))]);
    rmSync(dataDir, { recursive: true, force: true });
    if (leaks.length > 0) throw new Error(`the logs hold what they must not:\n${leaks.join('\n')}`);
  };
}
