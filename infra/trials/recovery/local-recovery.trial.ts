import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backUp } from '../../local/backup/backup.ts';
import { restore } from '../../local/backup/restore.ts';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, openTrainings, signIn, signInAdmin, type Person } from '../calls.ts';
import { marksIn, startSteadyWrites } from './steady-writes.ts';

const perSecond = 20;
const writingMs = 6_000;
const inquiries = { SUPPORT_QUOTA_INQUIRIES_PER_ACCOUNT: '1000000/1m' };

let stack: Stack;
let restored: Stack | undefined;
const scratch = temporaryDataFolder();
let writer: Person;

beforeAll(async () => {
  stack = await startStack({ releasesDir: builtReleases(), durable: true, serviceVariables: inquiries });
  writer = await createMember(stack);
}, 120_000);
afterAll(async () => {
  await restored?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const sessionAt = async (origin: string, cookie: string) =>
  fetch(`${origin}/api/user/refresh`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });

async function liveAt(site: Stack): Promise<Record<string, string | undefined>> {
  const bearer = await signInAdmin(site);
  const list = await fetch(`${site.origin}/api/portal/releases`, { headers: { authorization: `Bearer ${bearer}` } });
  const { sections } = (await list.json()) as { sections: { section: string; live?: string }[] };
  return Object.fromEntries(sections.map(({ section, live }) => [section, live]));
}

test('a backup under 20 writes a second, restored after the disk is gone, has every write acknowledged before it, every file, sessions and releases', async () => {
  const educationIds = await openTrainings(stack, 4, 500);
  const token = await signIn(stack, writer);
  const signedIn = await fetch(`${stack.origin}/api/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(writer),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const liveBefore = await liveAt(stack);

  const writes = startSteadyWrites({ origin: stack.origin, token, educationIds, perSecond });
  await wait(writingMs);
  const backupBegan = performance.now();
  const { at } = await backUp(stack.dataDir, path.join(scratch, 'backup'));
  const backupMs = performance.now() - backupBegan;
  const told = await fetch(`${stack.origin}/api/user/admin/overview`, {
    headers: { authorization: `Bearer ${await signInAdmin(stack)}` },
  });
  expect(((await told.json()) as { states: object[] }).states).toContainEqual(
    expect.objectContaining({ id: 'backup', count: 1, isProblem: false }),
  );
  await wait(writingMs);
  stack.kill();
  await Promise.all([stack.stop(), writes.stop()]);
  rmSync(stack.dataDir, { recursive: true, force: true });

  const restoreBegan = performance.now();
  const home = path.join(scratch, 'restored');
  const { checked } = await restore(path.join(scratch, 'backup'), home);
  const restoreMs = performance.now() - restoreBegan;
  restored = await startStack({
    dataDir: home,
    releasesDir: stack.releasesDir.startsWith(stack.dataDir) ? undefined : stack.releasesDir,
    serviceVariables: inquiries,
  });
  const readyMs = performance.now() - restoreBegan;

  const marks = await marksIn(restored.databaseUrl);
  const before = writes.acknowledged.filter(({ acknowledgedAt }) => acknowledgedAt < Date.parse(at));
  const lost = before.filter(({ mark }) => !marks.has(mark));
  const renewed = await sessionAt(restored.origin, cookie);
  process.stdout.write(
    [
      `\nwrites acknowledged before the backup's moment: ${before.length}, of them lost: ${lost.length}`,
      `files that rows name: ${checked.named}, of them missing: ${checked.faults.length}`,
      `backup ${(backupMs / 1_000).toFixed(1)} s while ${perSecond} writes a second went on; restore and check ${(restoreMs / 1_000).toFixed(1)} s; the site serves after ${(readyMs / 1_000).toFixed(1)} s`,
      `a session from before: ${renewed.status}; releases as they were: ${JSON.stringify(await liveAt(restored)) === JSON.stringify(liveBefore)}\n`,
    ].join('\n'),
  );
  expect(before.length).toBeGreaterThan((writingMs / 1_000) * perSecond * 0.5);
  expect(lost).toEqual([]);
  expect(checked.faults).toEqual([]);
  expect(checked.named).toBeGreaterThan(before.filter(({ kind }) => kind === 'post').length);
  expect(renewed.status).toBe(200);
  expect(await liveAt(restored)).toEqual(liveBefore);
}, 180_000);

test('a backup lies in a new folder, and a restore goes into an empty one', async () => {
  await expect(backUp(scratch, path.join(scratch, 'other'))).rejects.toThrow('There is no portal');
  await expect(backUp(path.join(scratch, 'restored'), path.join(scratch, 'backup'))).rejects.toThrow(
    'is there already',
  );
  await expect(restore(path.join(scratch, 'backup'), path.join(scratch, 'restored'))).rejects.toThrow('is not empty');
  await expect(restore(scratch, path.join(scratch, 'new'))).rejects.toThrow('is no backup');
});
