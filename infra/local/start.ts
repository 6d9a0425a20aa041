import { devFolderOf } from '../section-server/build-dev-shell.ts';
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
  const devFolder = settings.environment === 'local' ? devFolderOf(settings.dataDir) : undefined;
  const options = { progress: terminalProgress, build: true, released: true, devFolder, durable: true, entries: {} };
  await runUntilStopped(settings, options, (stack) =>
    printSummary(stack, settings, (performance.now() - began) / 1000),
  );
} catch (error) {
  exitWith(error);
}
