import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PutBucketVersioningCommand, S3Client } from '@aws-sdk/client-s3';
import { connectPortal, type ReleasePortal } from '../../release/connect-portal.ts';
import { packRelease } from '../../release/pack-release.ts';
import { addAlteredRelease, liveVersion } from '../../tooling/e2e/altered-release.ts';
import { expect, test } from '../../tooling/e2e/fixtures.ts';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { createMember, openTrainings, post, signInAdmin, type Person } from '../calls.ts';
import { marksIn, startSteadyWrites } from '../recovery/steady-writes.ts';
import { addresses, letters, type Letter } from './balancer.ts';
import { databaseUrl, engineFolder, inDatabase, killEngine, readSettings, startDatabase } from './engines.ts';
import { engines } from './images.ts';
import { podman } from './podman.ts';
import { containerOf, killReplicas, replicaOrigin, runTool, startReplicas } from './site.ts';

const perSecond = 20;
const writingMs = 8_000;
const section = 'support';
const removedPosts = 5;
/** The archive has a segment a minute at the latest. */
const archiveLimitMs = 90_000;

const told = (what: string, how: string) => process.stdout.write(`  ${what.padEnd(52)} ${how}\n`);
const secondsSince = (began: number) => `${((performance.now() - began) / 1_000).toFixed(1)} s`;

const ask = async (sql: string): Promise<string> =>
  (await inDatabase('psql', '-h', '/tmp', '-U', 'postgres', '-d', 'portal', '-Atc', sql)).trim();

/** As the runbook asks of the bucket of files. */
async function keepVersions(): Promise<void> {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = readSettings();
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: `http://${addresses.storage}:9000`,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  const VersioningConfiguration = { Status: 'Enabled' } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket: 'portal-files', VersioningConfiguration }));
  client.destroy();
}

async function signedIn(person: Person): Promise<{ token: string; cookie: string }> {
  const response = await fetch(`${runningPortal().origin}/api/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return { token: ((await response.json()) as { accessToken: string }).accessToken, cookie };
}

const renew = (cookie: string) =>
  fetch(`${runningPortal().origin}/api/user/refresh`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });

async function release(site: ReleasePortal): Promise<string> {
  const portal = runningPortal();
  const version = addAlteredRelease(portal, section, (text) => text);
  await site.publish(section, await packRelease(path.join(portal.releasesDir, section, version)));
  await site.prove(section, version);
  await site.move(section, 'live', { version });
  return version;
}

/** The version that a portal serves. */
async function servedBy(letter: Letter): Promise<string | undefined> {
  const html = await (await fetch(`${replicaOrigin('portal', letter)}/support/download`)).text();
  return new RegExp(`/r/${section}/(\\w+)/`).exec(html)?.[1];
}

/** Posts with files are deleted for good, and their files with them. */
async function deletePosts(marks: string[]): Promise<void> {
  const ids = await ask(
    `select string_agg(id::text, ',') from community.classroom_posts where title in (${marks.map((mark) => `'${mark}'`).join(', ')})`,
  );
  const bearer = await signInAdmin(runningPortal());
  let items: object[] = ids.split(',').map((id) => ({ board: 'classroom', id: Number(id), version: 1 }));
  for (const action of ['trash', 'delete']) {
    const { done } = await post<{ done: object[] }>(
      runningPortal(),
      '/api/classroom/admin/posts/bulk',
      { action, items },
      bearer,
    );
    expect(done).toHaveLength(marks.length);
    items = done;
  }
}

/** The base backup, and the log from the archive up to a moment, in a folder that nothing was in. */
async function restoreTo(moment: Date): Promise<void> {
  const settings = [
    `restore_command = 'cp /archive/%f %p'`,
    `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    `recovery_target_action = 'promote'`,
  ];
  const commands = [
    'cp -a /archive/base /data/cluster',
    'chmod 700 /data/cluster',
    ...settings.map((line) => `echo "${line}" >> /data/cluster/postgresql.auto.conf`),
    'touch /data/cluster/recovery.signal',
  ];
  const volumes = ['-v', `${engineFolder('archive')}:/archive`, '-v', `${engineFolder('restored')}:/data`];
  await podman('run', '--rm', '--user', '0', ...volumes, engines, 'sh', '-ec', commands.join('\n'));
  await startDatabase(engineFolder('restored'));
  await expect.poll(() => ask('select pg_is_in_recovery()'), { timeout: 60_000 }).toBe('f');
}

test('the disk of the database is gone under 20 writes a second, and the site is back as it was at a chosen second', async () => {
  test.setTimeout(480_000);
  await keepVersions();
  const portal = runningPortal();
  const token = await podman(
    'exec',
    containerOf('portal', 'a'),
    'node',
    'shell/server/dist/src/main.js',
    'token',
    section,
  );
  const site = connectPortal(portal.origin, token.trim());
  const educationIds = await openTrainings(portal, 8, 500);
  const { token: bearer, cookie } = await signedIn(await createMember(portal));

  const writes = startSteadyWrites({ origin: portal.origin, token: bearer, educationIds, perSecond });
  await wait(writingMs);
  let began = performance.now();
  await inDatabase('pg_basebackup', '-h', '/tmp', '-U', 'postgres', '-D', '/archive/base', '-X', 'none', '-c', 'fast');
  told('base backup while writes go on', secondsSince(began));
  const released = await release(site);
  await wait(writingMs);
  const moment = new Date(Math.ceil(Date.now() / 1_000) * 1_000);
  await wait(Number(moment) - Date.now() + 500);

  // What happens after the moment, and is to be undone
  const posts = writes.acknowledged.filter(({ kind }) => kind === 'post').slice(0, removedPosts);
  await deletePosts(posts.map(({ mark }) => mark));
  await site.move(section, 'rollback', {});
  began = performance.now();
  const needed = await ask('select pg_walfile_name(pg_current_wal_lsn())');
  const archived = async () => (await ask('select last_archived_wal from pg_stat_archiver')) >= needed;
  await expect.poll(archived, { timeout: archiveLimitMs }).toBe(true);
  told('until the archive had the log of the moment', secondsSince(began));

  await killEngine('db');
  rmSync(engineFolder('database'), { recursive: true });
  const gone = performance.now();
  await Promise.all([writes.stop(), killReplicas()]);
  await restoreTo(moment);
  told('the database is back in another folder after', secondsSince(gone));
  await runTool('provision');
  await runTool('migrate');
  const files = await runTool('files', '--bring-back');
  told('runbook', files.trim().split('\n').at(-1) ?? '');
  await startReplicas();
  told('the site serves after', secondsSince(gone));

  const marks = await marksIn(databaseUrl());
  const before = writes.acknowledged.filter(({ acknowledgedAt }) => acknowledgedAt < Number(moment));
  const lost = before.filter(({ mark }) => !marks.has(mark));
  const later = writes.acknowledged.filter(({ acknowledgedAt }) => acknowledgedAt > Number(moment) + 3_000);
  told('writes acknowledged before the moment', `${before.length}, of them lost: ${lost.length}`);
  told('writes of more than 3 s later that are there', String(later.filter(({ mark }) => marks.has(mark)).length));
  expect(before.length).toBeGreaterThan(((2 * writingMs) / 1_000) * perSecond * 0.7);
  expect(lost).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter(({ mark }) => marks.has(mark))).toEqual([]);

  const found = /files that rows name: (\d+); brought back: (\d+); missing: (\d+)/.exec(files)?.slice(1).map(Number);
  expect(found?.slice(1)).toEqual([removedPosts, 0]);
  expect(found?.[0]).toBeGreaterThan(before.filter(({ kind }) => kind === 'post').length);
  for (const { mark } of posts) {
    const list = await fetch(`${portal.origin}/api/classroom/view?title=${mark}`);
    const [{ classroomId }] = ((await list.json()) as { data: [{ classroomId: number }] }).data;
    const file = await fetch(`${portal.origin}/api/classroom/attachment?classroomId=${classroomId}`);
    expect(await file.text()).toBe(`${mark} `.repeat(2_000));
  }
  const renewed = await renew(cookie);
  const { live } = await site.overview(section);
  told('a session from before', String(renewed.status));
  told('the release of the moment is live', String(live === released));
  expect(renewed.status).toBe(200);
  expect(live).toBe(released);
  await expect.poll(() => liveVersion(portal, section)).toBe(released);
  expect(await Promise.all(letters.map(servedBy))).toEqual([released, released]);
  // And it goes on from there
  const next = await release(site);
  expect((await site.overview(section)).live).toBe(next);
});
