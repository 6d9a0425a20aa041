import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { goodNews, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { writeTar, type TarEntry } from '../store/tar.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishProofSite();
let portal: RunningPortal;
let count = 0;

beforeAll(async () => {
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

/** The files of a release of news as somebody has built it elsewhere. */
function built(change: object = {}): { version: string; entries: TarEntry[] } {
  count += 1;
  const version = `p${count}`;
  const folder = releases.store({ ...goodNews(version), ...change });
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = found
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), content: readFileSync(file) }));
  rmSync(folder, { recursive: true });
  return { version, entries };
}

const publish = async (archive: Buffer | Promise<Buffer>, section = 'news', token = releases.token(section)) => {
  const answer = await portal.post(`/api/portal/releases/${section}`, await archive, {
    authorization: `Bearer ${token}`,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { code?: string; version?: string; detail?: string; findings?: { code: string }[] },
  };
};
const isThere = (version: string) => existsSync(join(releases.dir, 'news', version));

describe('a release that is published', () => {
  test('lies in the store with every file, is not live yet, and goes live when asked for', async () => {
    const { version, entries } = built();
    expect(await publish(writeTar(entries))).toEqual({ status: 201, body: { section: 'news', version } });
    for (const { path, content } of entries)
      expect(readFileSync(join(releases.dir, 'news', version, path)).equals(content)).toBe(true);
    expect(await (await portal.get('/api/portal/registry')).text()).not.toContain(version);
    const live = await portal.post(
      '/api/portal/releases/news/live',
      { version },
      { authorization: `Bearer ${releases.token('news')}` },
    );
    expect(live.status).toBe(200);
    expect(await (await portal.get('/api/portal/registry')).text()).toContain(version);
  });

  test('may be packed by any tar', async () => {
    const version = 'tarred';
    const folder = releases.store(goodNews(version));
    const archive = execFileSync('tar', ['cf', '-', '-C', folder, '.']);
    rmSync(folder, { recursive: true });
    expect((await publish(archive)).status).toBe(201);
    expect(isThere(version)).toBe(true);
  });

  test('may hold files with long names', async () => {
    const path = `client/${'long-'.repeat(40)}.js`;
    const { version, entries } = built({ files: { [path.slice('client/'.length)]: '/* long */' } });
    expect(entries.map((entry) => entry.path)).toContain(path);
    expect((await publish(writeTar(entries))).status).toBe(201);
    expect(existsSync(join(releases.dir, 'news', version, path))).toBe(true);
  });

  test('twice is the same release, and with other bytes it is refused', async () => {
    const { version, entries } = built();
    await publish(writeTar(entries));
    expect((await publish(writeTar(entries))).status).toBe(200);
    const other = built({ server: `${goodNews('x').server} ` }).entries;
    const renamed = other.map((entry) =>
      entry.path === 'section.json'
        ? {
            ...entry,
            content: Buffer.from(entry.content.toString().replace(/"version":"\w+"/, `"version":"${version}"`)),
          }
        : entry,
    );
    expect(await publish(writeTar(renamed))).toMatchObject({ status: 409, body: { code: 'version-exists' } });
  });
});

/** The same release with further files, which its section.json names. */
function withFiles(entries: TarEntry[], paths: string[]): TarEntry[] {
  const content = Buffer.from('more');
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const named = entries.map((entry) => {
    if (entry.path !== 'section.json') return entry;
    const manifest = JSON.parse(entry.content.toString()) as { files: Record<string, string> };
    for (const path of paths) manifest.files[path] = hash;
    return { ...entry, content: Buffer.from(JSON.stringify(manifest)) };
  });
  return [...named, ...paths.map((path) => ({ path, content }))];
}

describe('an archive is refused, and leaves nothing behind, when', () => {
  const changed = (change: (entries: TarEntry[]) => TarEntry[]) => {
    const { version, entries } = built();
    return { version, archive: writeTar(change(entries)) };
  };
  test.each<[string, (entries: TarEntry[]) => TarEntry[], string]>([
    [
      'one byte of a file differs',
      (entries) =>
        entries.map((entry) =>
          entry.path === 'client/app.js' ? { ...entry, content: Buffer.from('/* apq */') } : entry,
        ),
      'altered-file',
    ],
    ['a file is missing', (entries) => entries.filter(({ path }) => path !== 'client/list.js'), 'altered-file'],
    [
      'there is a file more',
      (entries) => [...entries, { path: 'client/more.js', content: Buffer.from('') }],
      'altered-file',
    ],
    [
      'a file would lie elsewhere',
      (entries) => [...entries, { path: '../../shell/v1/section.json', content: Buffer.from('') }],
      'altered-file',
    ],
    [
      'a file comes twice',
      (entries) => [...entries, entries.find(({ path }) => path === 'client/app.js')!],
      'altered-file',
    ],
    [
      'a file would lie below another file',
      (entries) => withFiles(entries, ['client/app.js/more.js']),
      'invalid-release',
    ],
    ['a name is too long', (entries) => withFiles(entries, [`client/${'x'.repeat(300)}.js`]), 'invalid-release'],
    ['section.json is missing', (entries) => entries.filter(({ path }) => path !== 'section.json'), 'invalid-release'],
    [
      'section.json is junk',
      (entries) =>
        entries.map((entry) => (entry.path === 'section.json' ? { ...entry, content: Buffer.from('{') } : entry)),
      'invalid-release',
    ],
  ])('%s', async (_what, change, code) => {
    const { version, archive } = changed(change);
    const { status, body } = await publish(archive);
    expect([status, body.findings?.[0]?.code]).toEqual([422, code]);
    expect(isThere(version)).toBe(false);
    const staging = join(releases.dir, '.staging');
    expect(existsSync(staging) ? readdirSync(staging) : []).toEqual([]);
  });

  test.each([
    ['it is cut off', (archive: Buffer) => archive.subarray(0, 2_000)],
    ['it is no archive', () => Buffer.from('hello '.repeat(400))],
    ['its header is damaged', (archive: Buffer) => Buffer.concat([Buffer.from('x'), archive.subarray(1)])],
  ])('%s', async (_what, damage) => {
    expect(await publish(damage(await writeTar(built().entries)))).toMatchObject({
      status: 422,
      body: { code: 'release-refused' },
    });
  });

  test("it is another section's", async () => {
    expect(await publish(writeTar(built().entries), 'home')).toMatchObject({
      status: 422,
      body: { findings: [{ code: 'invalid-release' }] },
    });
  });

  test('the token is wrong', async () => {
    const { version, entries } = built();
    expect((await publish(writeTar(entries), 'news', releases.token('home'))).status).toBe(403);
    expect(isThere(version)).toBe(false);
  });
});

describe('a site on the internet', () => {
  const production = (more: Record<string, string> = {}) =>
    startPortal(releases, { PORTAL_ENV: 'production', ...more });
  const offer = async (site: RunningPortal) => {
    const { entries } = built();
    const authorization = `Bearer ${releases.token('news')}`;
    return site.post('/api/portal/releases/news', await writeTar(entries), { authorization });
  };

  test('takes no code of a team while what a section ships runs in its process, and says how the operator allows it', async () => {
    const site = await production();
    const answer = await offer(site);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'sections-not-sandboxed',
      detail: expect.stringContaining('ALLOW_UNSANDBOXED_SECTIONS=on'),
    });
    await site.stop();
  });

  test('takes it where the operator trusts every team with the server', async () => {
    const site = await production({ ALLOW_UNSANDBOXED_SECTIONS: 'on' });
    expect((await offer(site)).status).toBe(201);
    await site.stop();
  });
});
