import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startStorageServer, storageKeys, type StorageServer } from '@portal/service-kit/storage-server';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { writeTar, type TarEntry } from './tar.ts';

jest.setTimeout(60_000);

// Two portals with a folder each, and one bucket
const releases = publishProofSite();
let storage: StorageServer;
let folders: string[];
let a: RunningPortal;
let b: RunningPortal;

const start = (folder: string): Promise<RunningPortal> =>
  startPortal(releases, {
    RELEASES_DIR: folder,
    RELEASES_URL: storage.url,
    STATE_DIR: join(folder, '.state'),
    ...storageKeys,
  });

beforeAll(async () => {
  storage = await startStorageServer();
  folders = ['a', 'b', 'c'].map((name) => mkdtempSync(join(tmpdir(), `portal-mirror-${name}-`)));
  for (const folder of folders) cpSync(releases.dir, folder, { recursive: true });
  [a, b] = (await Promise.all(folders.slice(0, 2).map(start))) as [RunningPortal, RunningPortal];
}, 60_000);

afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  await storage.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
  await releases.remove();
});

/** Files of a version of news that no folder of a portal holds. */
function built(version: string, change: object = {}): TarEntry[] {
  const folder = releases.store({ ...goodNews(version), ...change });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), content: readFileSync(file) }));
  rmSync(folder, { recursive: true });
  return entries;
}

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });
const publish = async (portal: RunningPortal, entries: TarEntry[]) =>
  portal.post('/api/portal/releases/news', await writeTar(entries), team());
const move = (portal: RunningPortal, action: string, body: object = {}) =>
  portal.post(`/api/portal/releases/news/${action}`, body, team());
const liveAt = async (portal: RunningPortal) =>
  ((await (await portal.get('/api/portal/releases/news', team())).json()) as { live: string }).live;
const hasFile = (folder: number, version: string) => existsSync(join(folders[folder] ?? '', 'news', version));

test('what one portal is given, the other serves, moves back and lists, each from a folder of its own', async () => {
  for (const version of ['m1', 'm2']) {
    expect((await publish(a, built(version))).status).toBe(201);
    expect((await move(a, 'live', { version })).status).toBe(200);
  }
  expect(await eventually(async () => (await liveAt(b)) === 'm2', 5_000)).toBe(true);
  expect((await b.get('/news')).status).toBe(200);
  expect(await eventually(async () => hasFile(1, 'm2'), 5_000)).toBe(true);
  expect(hasFile(2, 'm2')).toBe(false);

  const c = await start(folders[2] ?? '');
  try {
    // A file that an open tab still needs
    const file = '/r/news/m1/client/remoteEntry.js';
    expect(await (await c.get(file)).text()).toBe(await (await a.get(file)).text());
    expect((await c.get('/r/news/never/client/remoteEntry.js')).status).toBe(404);
    const overview = (await (await c.get('/api/portal/releases/news', team())).json()) as {
      versions: { version: string }[];
    };
    expect(overview.versions.map(({ version }) => version)).toEqual(expect.arrayContaining(['m1', 'm2']));
    rmSync(join(folders[2] ?? '', 'news', 'm1'), { recursive: true });
    expect((await move(c, 'rollback')).status).toBe(200);
    expect(await liveAt(c)).toBe('m1');
    expect(hasFile(2, 'm1')).toBe(true);
  } finally {
    await c.stop();
  }
});

test('the same version with other content is refused by a portal that has not seen the first', async () => {
  expect((await publish(a, built('once'))).status).toBe(201);
  const other = await publish(b, built('once', { paths: ['/news', '/news/*', '/more'] }));
  expect([other.status, await other.json()]).toEqual([409, expect.objectContaining({ code: 'version-exists' })]);
  expect((await publish(b, built('once'))).status).toBe(200);
  expect(hasFile(1, 'once')).toBe(true);
});

test('while storage is away nothing is published, what is live goes on, and the same call succeeds later', async () => {
  const entries = built('later');
  await storage.stop();
  try {
    const answer = await publish(a, entries);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'storage-unavailable' }),
    ]);
    expect((await b.get('/news')).status).toBe(200);
    expect((await b.get('/r/news/never-either/client/remoteEntry.js')).status).toBe(503);
  } finally {
    await storage.start();
  }
  expect((await storage.keys()).filter((key) => key.includes('later/section.json'))).toEqual([]);
  expect((await publish(a, entries)).status).toBe(201);
  expect((await move(b, 'live', { version: 'later' })).status).toBe(200);
});
