import { existsSync } from 'node:fs';
import path from 'node:path';
import { testReleases } from '../local/testing/build-for-tests.ts';
import { projectRoot } from '../tooling/project-root.ts';

/** The release store that trials, tests or `npm start` built. Throws when there is none. */
export function builtReleases(): string {
  const folder = [testReleases, path.join(projectRoot, 'var/releases')].find((name) =>
    existsSync(path.join(name, 'built.json')),
  );
  if (!folder) throw new Error('no pages are built: run npm run build first');
  return folder;
}
