import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { projectRoot } from '../../tooling/project-root.ts';
import { freePort } from '../ports.ts';
import { silentProgress } from '../progress.ts';
import { inheritedVariables } from './process-environment.ts';
import { ManagedProcess } from './managed-process.ts';

let folder: string;
let child: ManagedProcess;
let env: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'managed-'));
  env = { ...inheritedVariables(), HOST: '127.0.0.1' };
  const entry = path.join(projectRoot, 'infra/local/testing/fake-program.mjs');
  child = new ManagedProcess({ name: 'fake', entry, env, logFile: path.join(folder, 'log'), progress: silentProgress });
});

afterEach(async () => {
  await child.stop();
  rmSync(folder, { recursive: true });
});

async function statusAt(port: number): Promise<number | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
  return response?.status;
}

test('one that has loaded serves at its start, with variables that were not known before', async () => {
  child.load();
  const port = await freePort();
  env['PORT'] = String(port);
  await wait(500);
  expect(child.pid).toBeUndefined();
  expect(await statusAt(port)).toBeUndefined();
  await child.start();
  expect(await statusAt(port)).toBe(200);
});

test('one that has only loaded ends with stop, and can be started afterwards', async () => {
  child.load();
  await child.stop();
  const port = await freePort();
  env['PORT'] = String(port);
  await child.start();
  expect(await statusAt(port)).toBe(200);
});
