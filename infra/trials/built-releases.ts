import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';

/** The release store that `npm test` or `npm start` built. Throws when there is none. */
export function builtReleases(): string {
  const folder = ['var/test-releases', 'var/releases']
    .map((name) => path.join(projectRoot, name))
    .find((name) => existsSync(path.join(name, 'built.json')));
  if (!folder) throw new Error('no pages are built: run npm run build first');
  return folder;
}
