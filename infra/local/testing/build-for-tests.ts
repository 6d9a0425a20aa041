import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { terminalProgress } from '../progress.ts';
import { missingSections, runBuild } from '../stack/build-releases.ts';
import { projectRoot } from '../../tooling/project-root.ts';

/** The release store that tests keep from run to run. */
export const testReleases = path.join(projectRoot, 'var/test-releases');

/**
 * Builds what changed into that store. With a section, only that one and the shell, whose kit it runs on, are built from
 * source; the others stay as they were built before, here or by `npm start`, and are built only where no version exists.
 */
export async function buildForTests(section?: string, onLine = terminalProgress.note): Promise<void> {
  const started = path.join(projectRoot, 'var/releases');
  if (section && !existsSync(testReleases) && existsSync(started)) cpSync(started, testReleases, { recursive: true });
  const wanted = section ? [...new Set([section, 'shell', ...missingSections(testReleases)])] : [];
  if ((await runBuild(testReleases, wanted, onLine)) !== 0) throw new Error('the pages could not be built: see above');
}
