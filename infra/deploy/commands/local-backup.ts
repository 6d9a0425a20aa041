import path from 'node:path';
import { ClearError } from '../../local/clear-error.ts';
import { backUp } from '../../local/backup/backup.ts';
import { restore } from '../../local/backup/restore.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import type { Environment } from './installation.ts';

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** `backup <folder>`: a copy of the data folder of `npm start`, which may run meanwhile. */
export async function backUpLocally(env: Environment, [target]: string[]): Promise<boolean> {
  if (!target) throw new ClearError('Name the folder of the backup: npm run portal -- backup /mnt/backups/monday');
  if (env['DATABASE_URL'])
    throw new ClearError('DATABASE_URL is set: back up that server with its own tools, and the data folder with tar.');
  const dataDir = path.resolve(projectRoot, env['PORTAL_DATA'] || 'var');
  const began = performance.now();
  const { at, files } = await backUp(dataDir, path.resolve(target));
  process.stdout.write(`backed up: everything until ${at}, ${files} stored files, in ${seconds(began)}\n`);
  return true;
}

/** `restore <backup> <folder>`: a new data folder of a backup, checked. */
export async function restoreLocally([source, target]: string[]): Promise<boolean> {
  if (!source || !target)
    throw new ClearError(
      'Name the backup and a new data folder: npm run portal -- restore /mnt/backups/monday /srv/portal',
    );
  const began = performance.now();
  const { at, checked } = await restore(path.resolve(source), path.resolve(target));
  for (const fault of checked.faults) process.stdout.write(`!!  ${fault} is missing\n`);
  process.stdout.write(
    `restored: everything until ${at}, ${checked.named - checked.faults.length} of ${checked.named} files that rows name are there, in ${seconds(began)}\nStart it with PORTAL_DATA=${path.resolve(target)} npm start\n`,
  );
  return checked.faults.length === 0;
}
