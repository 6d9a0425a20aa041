// `npm start` with stand-ins for portal and services, so that tests of signals and faults take a second.
import path from 'node:path';
import { exitWith } from '../../dist/local/clear-error.js';
import { terminalProgress } from '../../dist/local/progress.js';
import { serviceNames } from '../../dist/local/services.js';
import { readSettings } from '../../dist/local/settings.js';
import { runUntilStopped } from '../../dist/local/stack/run-until-stopped.js';

const fake = path.join(import.meta.dirname, 'fake-program.mjs');
const entries = Object.fromEntries([...serviceNames, 'portal'].map((name) => [name, fake]));

try {
  const options = { progress: terminalProgress, build: false, durable: true, entries };
  await runUntilStopped(readSettings(process.env), options, (stack) => {
    const services = Object.fromEntries(Object.entries(stack.services).map(([name, { url }]) => [name, url]));
    process.stdout.write(`READY ${JSON.stringify({ origin: stack.origin, pids: stack.pids, services })}\n`);
  });
} catch (error) {
  exitWith(error);
}
