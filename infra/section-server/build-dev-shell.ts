import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inputHash } from '../release/input-hash.ts';
import { findSections } from '../release/section-source.ts';
import { isOwnRepository, projectRoot, toolsRoot } from '../tooling/project-root.ts';

/** In a separate thread: the section is built in parallel, and the memory of the build is freed with the thread. */
function buildInto(folder: string, isAwaited: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(projectRoot, 'infra/dist/section-server/dev-shell-thread.js'), {
      workerData: { folder },
      // A fifth of the time was garbage collection and validation of the loaders' options, which dev-config.ts sets.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
      env: { ...process.env, SKIP_VALIDATION: 'y' },
    });
    // A process that stops in the meantime does not wait for the build.
    if (!isAwaited) thread.unref();
    thread.once('error', reject);
    thread.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of the shell ended with ${code}`)),
    );
  });
}

/** The folder for development builds in a data folder. */
export function devFolderOf(dataDir: string): string {
  return path.join(dataDir, 'dev');
}

/**
 * Builds the shell for development unless that was done with these very sources, or it came with the tools. Returns the
 * folder of its files. `isAwaited`: the process has nothing else to do meanwhile.
 */
export async function buildDevShell(devFolder: string, isAwaited = false): Promise<string> {
  if (isOwnRepository) return path.join(toolsRoot, 'dev-shell');
  const source = findSections()[0]!;
  const name = `shell-${inputHash(source).slice(0, 12)}`;
  const folder = path.join(devFolder, name);
  if (existsSync(folder)) return folder;
  const staged = path.join(devFolder, `.${name}-${process.pid}`);
  mkdirSync(staged, { recursive: true });
  try {
    await buildInto(staged, isAwaited);
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
