import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionServer } from '../../section-server/section-server.ts';
import { devFolderOf } from '../../section-server/build-dev-shell.ts';
import { findSections, type SectionSource } from '../../release/section-source.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { firstLine } from '../clear-error.ts';
import { terminalProgress as progress } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { runBuild } from '../stack/build-releases.ts';
import { runUntilStopped } from '../stack/run-until-stopped.ts';
import type { ProcessHandle, Stack } from '../stack/stack.ts';
import { runTool } from '../steps/run-step.ts';
import { printSummary } from '../summary/summary.ts';
import { watchSources, type Change } from './watch-sources.ts';

/** What runs while somebody develops. */
interface Workplace {
  stack: Stack;
  /** The section that was named. */
  source: SectionSource | undefined;
  /** Serves that section; the shell and a portal without a name are rebuilt instead. */
  server: SectionServer | undefined;
}

function processesOf(stack: Stack, changes: Change[]): ProcessHandle[] {
  if (changes.some(({ kind }) => kind === 'all-processes')) return [...Object.values(stack.services), stack.portal];
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

/** Builds the releases that changed; of a section with a server only when what the portal knows of it did. */
async function renewReleases({ stack, source, server }: Workplace, changes: Change[]): Promise<boolean> {
  const changed = changes.flatMap((change) =>
    change.kind === 'pages' && (change.section !== source?.name || change.isManifest || !server)
      ? [change.section]
      : [],
  );
  if (changed.length === 0) return false;
  const all = findSections().map(({ name }) => name);
  const wanted = server
    ? all.filter((name) => name !== source?.name || changed.includes(name))
    : source
      ? [source.name]
      : [];
  await runBuild(stack.releasesDir, wanted, progress.note);
  await server?.renew();
  return true;
}

async function applyChanges(workplace: Workplace, changes: Change[]): Promise<void> {
  const began = performance.now();
  const processes = processesOf(workplace.stack, changes);
  if (processes.length > 0) {
    if ((await compile()) !== 0) return;
    await Promise.all(
      processes.map(async (handle) => {
        await handle.stop();
        await handle.start();
      }),
    );
  }
  const isRenewed = await renewReleases(workplace, changes);
  if (processes.length > 0 || isRenewed) progress.done('Changes applied', began);
}

/** The whole portal on this machine, which applies what is edited; a named section at once, from a server of its own. */
export async function developHere(source: SectionSource | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const began = performance.now() - process.uptime() * 1000;
  const portalOrigin = settings.publicOrigin || `http://localhost:${settings.port}`;
  const isServed = source !== undefined && source.name !== 'shell';
  const { devOrigin, startSectionServer } = await import('../../section-server/section-server.ts');
  const origin = await devOrigin();
  const serving = isServed
    ? startSectionServer({
        source,
        devFolder: devFolderOf(settings.dataDir),
        origin,
        portalOrigin,
        proxiesPortal: false,
        progress,
      })
    : undefined;
  serving?.catch(() => undefined); // reported below, once the portal has started or failed to start
  const developed = isServed ? { developedSection: `${source.name}=${origin}` } : {};
  const options = { progress, build: true, leaveOut: isServed ? source.name : undefined, durable: true, entries: {} };
  await runUntilStopped({ ...settings, ...developed }, options, async (stack) => {
    const up = performance.now();
    const server = await serving;
    await printSummary(stack, settings, (performance.now() - began) / 1000);
    if (server)
      progress.note(
        `${source?.name} shows what you edit at once (its server took ${(server.readyMs / 1000).toFixed(1)} s, ${((performance.now() - up) / 1000).toFixed(1)} s of it after the portal).`,
      );
    progress.note('Watching the sources …');
    const workplace = { stack, source, server };
    void watchSources((changes) =>
      applyChanges(workplace, changes).catch((error: unknown) => progress.warn(firstLine(error))),
    );
  });
}
