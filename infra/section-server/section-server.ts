import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isPortFree, freePort } from '../local/ports.ts';
import type { Progress } from '../local/progress.ts';
import type { SectionSource } from '../release/section-source.ts';
import { buildDevShell } from './build-dev-shell.ts';
import { startDevServer } from './dev-server.ts';
import { watchSection, type SectionBuild } from './section-watch.ts';

const usualPort = 3001;

export interface SectionServerInput {
  source: SectionSource;
  /** Folder for what is built. */
  devFolder: string;
  origin: string;
  /** Of the portal whose pages load from here. */
  portalOrigin: string;
  /** Pages of that portal can be visited through here. */
  proxiesPortal: boolean;
  progress: Progress;
}

export interface SectionServer {
  /** For changes elsewhere: builds the shell anew where its sources changed, and has all pages load anew. */
  renew(): Promise<void>;
  /** Milliseconds from the call to the first good or bad build that pages can load. */
  readyMs: number;
  stop(): Promise<void>;
}

/** Where a section's server will be: the usual port, or any other that is free. */
export async function devOrigin(): Promise<string> {
  return `http://localhost:${(await isPortFree(usualPort)) ? usualPort : await freePort()}`;
}

function report(name: string, { errors, ms }: SectionBuild, progress: Progress): void {
  if (errors.length === 0) progress.note(`${name} built (${(ms / 1000).toFixed(1)} s)`);
  else
    progress.warn(
      [`${name} does not compile; pages stay with the last good build:`, ...errors]
        .join('\n')
        .replaceAll('\n', '\n    '),
    );
}

/** Serves a section in development, with the shell that can refresh it in place. Resolves when pages can load both. */
export async function startSectionServer({
  source,
  devFolder,
  origin,
  portalOrigin,
  proxiesPortal,
  progress,
}: SectionServerInput): Promise<SectionServer> {
  const began = performance.now();
  const { name } = source;
  const output = path.join(devFolder, `${name}-${new URL(origin).port}`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  let shell = buildDevShell(devFolder);
  const newsOf = ({ hash, errors }: SectionBuild) => ({ section: name, hash, errors });

  const newest = async () => (await watching).settled();
  const server = await startDevServer({
    port: Number(new URL(origin).port),
    portalOrigin,
    proxiesPortal,
    newest: async () => newsOf(await newest()),
    async fileOf(wanted) {
      const [, section = '', file = ''] = /^([a-z][a-z0-9-]*)\/((?:[\w-]+\/)*[\w.~-]+)$/.exec(wanted) ?? [];
      if (section === 'shell') return path.join(await shell, file);
      if (section !== name) return undefined;
      await newest();
      return path.join(output, file);
    },
  });
  const watching = watchSection(source, output, (build) => {
    report(name, build, progress);
    server.tell(newsOf(build));
  });
  await Promise.all([shell, newest()]);
  return {
    async renew() {
      const renewed = await buildDevShell(devFolder);
      shell = Promise.resolve(renewed);
      server.tell({ ...newsOf(await newest()), isOutdated: true });
    },
    readyMs: performance.now() - began,
    async stop() {
      await Promise.all([(await watching).stop(), server.stop()]);
    },
  };
}
