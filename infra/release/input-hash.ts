import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnRepository, projectRoot } from '../tooling/project-root.ts';
import type { SectionSource } from './section-source.ts';

const NOT_BUILT = /(?:^|\/)(?:node_modules|dist|e2e|server|admin-e2e|gallery)(?:\/|$)|\.(?:test|spec)\.tsx?$/;

function addFolder(hash: Hash, folder: string, relative = ''): void {
  const entries = readdirSync(path.join(folder, relative), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const name = path.posix.join(relative, entry.name);
    if (NOT_BUILT.test(name)) continue;
    if (entry.isDirectory()) addFolder(hash, folder, name);
    else
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(path.join(folder, name)));
  }
}

/** The lock file without the workspaces, so that a new section changes the hash of no other. */
function lockedPackages(): string {
  const lock = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { link?: boolean }> };
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  );
}

/** Changes whenever a section would build differently: its own files, the build itself, the locked dependencies. */
export function inputHash({ folder }: SectionSource): string {
  const hash = createHash('sha256');
  addFolder(hash, folder);
  hash.update(lockedPackages());
  // There the kit and the build are locked packages too
  if (isOwnRepository) return hash.digest('hex');
  // The subpaths of the kit that are bundled into sections instead of shared.
  for (const subpath of [
    'dates',
    'editor',
    'form',
    'markdown',
    'remote',
    'resource-routes',
    'slow-down',
    'storage',
    'text-lang',
    'url',
  ])
    addFolder(hash, path.join(projectRoot, 'shell/kit/src', subpath));
  addFolder(hash, path.join(projectRoot, 'shell/text-bounds'));
  addFolder(hash, path.join(projectRoot, 'infra/tooling/webpack'));
  addFolder(hash, path.join(projectRoot, 'infra/release'));
  return hash.digest('hex');
}
