import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { faultsOfChange, type PackageApi } from './api-change.ts';
import { apiOf, apiReport } from './api-report.ts';
import { pendingBumps } from './changesets.ts';
import { platformVersion, platformWorkspaces, readManifestOf } from './platform-packages.ts';

const fileOf = (workspace: string) =>
  path.join(import.meta.dirname, 'api', `${readManifestOf(workspace).name.replace('@portal/', '')}.md`);

// The others are compiled for every test, the kit only for this
beforeAll(() => {
  const tsc = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', 'shell/kit/tsconfig.node.json'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
});

test.each([...platformWorkspaces])('the API of %s is the one in its report', (workspace) => {
  const [file, report] = [fileOf(workspace), apiReport(workspace)];
  if (process.env['UPDATE_API']) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, report);
  }
  // After a change that is meant: UPDATE_API=1, and a changeset (npm run changeset) that says what it is for teams
  expect(report).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});

const releasedFile = path.join(import.meta.dirname, 'api/released.json');

test('teams learn of every change of an API, and of a removal a version before', () => {
  const now = Object.fromEntries(
    platformWorkspaces.map((workspace) => [readManifestOf(workspace).name, apiOf(workspace)]),
  );
  // `npm run version-packages` does, when the packages get their next version
  if (process.env['UPDATE_RELEASED_API']) writeFileSync(releasedFile, `${JSON.stringify(now, undefined, 2)}\n`);
  const released = JSON.parse(readFileSync(releasedFile, 'utf8')) as Record<string, PackageApi>;
  const pending = pendingBumps();
  const none: PackageApi = { names: {}, report: '' };
  expect(
    Object.entries(now).flatMap(([name, api]) => faultsOfChange(name, released[name] ?? none, api, pending.get(name))),
  ).toEqual([]);
});

test('the kit exports what sections import, and the host what the shell imports', () => {
  const report = apiReport('shell/kit');
  expect(report).toMatch(/## @portal\/kit\n[\s\S]*export function Button\(/);
  expect(report).toMatch(/## @portal\/kit\/host\n[\s\S]*export function findOwner\(/);
});

test('all packages of the platform have one version', () => {
  for (const workspace of platformWorkspaces) expect(readManifestOf(workspace).version).toBe(platformVersion());
});
