import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ClearError } from '../clear-error.ts';
import { readBuilt } from '../../release/built-versions.ts';
import { diskFull } from '../data/data-folder.ts';
import { during, type Progress } from '../progress.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import type { Teardown } from './teardown.ts';

const sections = ['shell', ...readdirSync(projectRoot).flatMap((folder) => /^mf-(.+)$/.exec(folder)?.[1] ?? [])];

/** Sections without a built version in a release store. */
export function missingSections(releasesDir: string): string[] {
  const built = readBuilt(releasesDir);
  return sections.filter((name) => !built[name]?.version);
}

/** Runs the release build; resolves with its exit code. */
export async function runBuild(
  releasesDir: string,
  args: string[],
  onLine: (line: string) => void,
  teardown?: Teardown,
): Promise<number> {
  const entry = path.join(projectRoot, 'infra/dist/release/build.js');
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: projectRoot,
    env: { ...process.env, RELEASES_DIR: releasesDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
  const ended = new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
  await teardown?.add(() => void child.kill('SIGKILL'));
  return ended;
}

export interface BuildInput {
  releasesDir: string;
  progress: Progress;
  teardown: Teardown;
  /** A section that is not built where some version of it is live. */
  leaveOut?: string;
}

/** Builds what changed. A failed build stops the start only where a section would then have no version at all. */
export async function buildReleases({ releasesDir, progress, teardown, leaveOut }: BuildInput): Promise<void> {
  const began = performance.now();
  const unbuilt = missingSections(releasesDir);
  const isFirst = unbuilt.length > 0;
  const wanted = leaveOut === undefined ? [] : sections.filter((name) => name !== leaveOut || unbuilt.includes(name));
  if (isFirst) progress.note('Building the pages (needed once) …');
  let isDiskFull = false;
  const onLine = (line: string): void => {
    isDiskFull ||= line.includes('ENOSPC');
    progress.note(line.trimStart());
  };
  const code = await during(progress, 'the pages are being built', () =>
    runBuild(releasesDir, wanted, onLine, teardown),
  );
  if (teardown.isClosing) return;
  if (isDiskFull) throw diskFull(releasesDir);
  const missing = missingSections(releasesDir);
  if (missing.length > 0)
    throw new ClearError(
      `The pages of ${missing.join(', ')} could not be built: mend what the lines above name and start again.`,
    );
  if (code !== 0)
    progress.warn('The build reports a fault (see above); where it failed, the version built before it stays in use.');
  else if (isFirst) progress.done('Pages built', began);
}
