import { existsSync } from 'node:fs';
import { buildDevShell, devFolderOf } from '../section-server/build-dev-shell.ts';
import { exitWith } from './clear-error.ts';
import { terminalProgress } from './progress.ts';
import { renewRunning } from './service-releases/renew-running.ts';
import { readSettings } from './settings.ts';
import { printSummary } from './summary/summary.ts';
import { runUntilStopped } from './stack/run-until-stopped.ts';

const began = performance.now() - process.uptime() * 1000;

try {
  const settings = readSettings(process.env);
  // One that runs takes the code of this checkout, and goes on
  if (await renewRunning(settings)) process.exit(0);
  process.stdout.write('Starting the portal …\n');
  const options = { progress: terminalProgress, build: true, released: true, durable: true, entries: {} };
  await runUntilStopped(settings, options, async (stack) => {
    await printSummary(stack, settings, (performance.now() - began) / 1000);
    const devFolder = devFolderOf(settings.dataDir);
    // For the first `npm run dev <section>`. Nobody waits for it; a failure is printed
    if (settings.environment === 'local' && !existsSync(devFolder)) buildDevShell(devFolder).catch(() => undefined);
  });
} catch (error) {
  exitWith(error);
}
