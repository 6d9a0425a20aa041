import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../tooling/project-root.ts';
import { exitWith, firstLine } from './clear-error.ts';
import { watchSources, type Change } from './dev/watch-sources.ts';
import { terminalProgress as progress } from './progress.ts';
import { readSettings } from './settings.ts';
import { runBuild } from './stack/build-releases.ts';
import { runUntilStopped } from './stack/run-until-stopped.ts';
import type { ProcessHandle, Stack } from './stack/stack.ts';
import { runTool } from './steps/run-step.ts';
import { printSummary } from './summary/summary.ts';

/** `npm run dev -- education` rebuilds that section alone; without a name, whichever changed. */
const sections = process.argv.slice(2);

function processesOf(stack: Stack, changes: Change[]): ProcessHandle[] {
  if (changes.some(({ kind }) => kind === 'all-services')) return Object.values(stack.services);
  const names = new Set(changes.flatMap((change) => (change.kind === 'process' ? [change.name] : [])));
  const all: Record<string, ProcessHandle> = { ...stack.services, portal: stack.portal };
  return [...names].flatMap((name) => all[name] ?? []);
}

/** What start.mjs compiled before this, once more. */
async function compile(): Promise<number> {
  const list = pathToFileURL(path.join(projectRoot, 'infra/local/node-projects.mjs')).href;
  const { nodeProjects } = (await import(list)) as { nodeProjects(root: string): string[] };
  return runTool('node_modules/typescript/bin/tsc', ['-b', ...nodeProjects(projectRoot)]);
}

async function takeUp(stack: Stack, changes: Change[]): Promise<void> {
  const began = performance.now();
  const processes = processesOf(stack, changes);
  if (processes.length > 0) {
    if ((await compile()) !== 0) return;
    await Promise.all(processes.map(async (handle) => {
      await handle.stop();
      await handle.start();
    }));
  }
  if (changes.some(({ kind }) => kind === 'pages')) await runBuild(stack.releasesDir, sections, progress.note);
  progress.done('Changes taken up', began);
}

try {
  const settings = readSettings(process.env);
  const began = performance.now() - process.uptime() * 1000;
  await runUntilStopped(settings, { progress, build: true, durable: true, entries: {} }, async (stack) => {
    await printSummary(stack, settings, (performance.now() - began) / 1000);
    progress.note('Watching the sources …');
    void watchSources((changes) => takeUp(stack, changes).catch((error: unknown) => progress.warn(firstLine(error))));
  });
} catch (error) {
  exitWith(error);
}
