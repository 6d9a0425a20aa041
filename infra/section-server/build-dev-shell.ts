import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { inputHash } from '../release/input-hash.ts';
import { findSections } from '../release/section-source.ts';
import { shellDevConfig } from './dev-config.ts';

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
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
    await run(shellDevConfig(staged));
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
