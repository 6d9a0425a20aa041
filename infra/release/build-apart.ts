import { fork } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';
import type { SectionSource } from './section-source.ts';

/**
 * Builds a section into a release store, in a process of its own, so that several are built at once. Resolves with its
 * version; without one when it could not be built, which the process says on standard error.
 */
export function buildApart({ name }: SectionSource, storeFolder: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(projectRoot, 'infra/dist/release/build-process.js'), [name, storeFolder]);
    let version: string | undefined;
    child.once('message', (message) => (version = message as string));
    child.once('error', reject);
    child.once('exit', () => resolve(version));
  });
}
