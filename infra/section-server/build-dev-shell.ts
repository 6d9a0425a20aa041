import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inputHash } from '../release/input-hash.ts';
import { findSections } from '../release/section-source.ts';
import { projectRoot } from '../tooling/project-root.ts';

/** In a thread of its own: the section is built meanwhile, and what the build held in memory goes with it. */
function buildInto(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(projectRoot, 'infra/dist/section-server/dev-shell-thread.js'), {
      workerData: { folder },
      // A fifth of the time went into collecting garbage and into checking options of loaders, which stand in dev-config.ts.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
      env: { ...process.env, SKIP_VALIDATION: 'y' },
    });
    // Whoever stops meanwhile waits for nothing.
    thread.unref();
    thread.once('error', reject);
    thread.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of the shell ended with ${code}`)),
    );
  });
}

/** Where the development builds of a data folder stand. */
export function devFolderOf(dataDir: string): string {
  return path.join(dataDir, 'dev');
}

/** Builds the shell for development unless that was done with these very sources. Returns the folder of its files. */
export async function buildDevShell(devFolder: string): Promise<string> {
  const source = findSections()[0]!;
  const name = `shell-${inputHash(source).slice(0, 12)}`;
  const folder = path.join(devFolder, name);
  if (existsSync(folder)) return folder;
  const staged = path.join(devFolder, `.${name}-${process.pid}`);
  mkdirSync(staged, { recursive: true });
  try {
    await buildInto(staged);
  } catch (error) {
    rmSync(staged, { recursive: true, force: true });
    throw error;
  }
  for (const old of readdirSync(devFolder).filter((entry) => entry.startsWith('shell-'))) {
    rmSync(path.join(devFolder, old), { recursive: true, force: true });
  }
  renameSync(staged, folder);
  return folder;
}
