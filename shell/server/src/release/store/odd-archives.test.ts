import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishRelease, VersionExists } from './publish-release.ts';
import { InvalidRelease } from './section-release.ts';
import { BadArchive, writeTar, type TarEntry } from './tar.ts';
import { AlteredRelease } from './verify-files.ts';

const hash = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const code = Buffer.from('module.exports = {};');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-odd-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function manifest(files: Record<string, unknown>, more: object = {}): TarEntry {
  const section = {
    name: 'news',
    version: 'v1',
    builtAt: '2025-01-01T00:00:00Z',
    paths: ['/news'],
    menu: [],
    widgets: {},
    entry: 'remoteEntry.js',
    groups: {},
    integrity: {},
    bytes: {},
    files,
    ...more,
  };
  return { path: 'section.json', content: Buffer.from(JSON.stringify(section)) };
}

/** Files of that name, each with the right hash in section.json. */
const named = (...paths: string[]): TarEntry[] => [
  manifest(Object.fromEntries(paths.map((path) => [path, hash(code)]))),
  ...paths.map((path) => ({ path, content: code })),
];

/** How an archive is taken; whatever is no refusal of the archive would be a 500. */
async function outcome(archive: Buffer): Promise<string> {
  try {
    return (await publishRelease(dir, 'news', archive)).isNew ? 'published' : 'known';
  } catch (error) {
    const isRefusal = [BadArchive, InvalidRelease, AlteredRelease, VersionExists].some((kind) => error instanceof kind);
    if (isRefusal) return 'refused';
    throw error;
  }
}

test('a plain archive is published', async () => {
  expect(await outcome(await writeTar(named('server/index.cjs', 'client/remoteEntry.js')))).toBe('published');
});

test.each([
  ['a way out', '../../../out.js'],
  ['a way out below a folder', 'client/../../../out.js'],
  ['the root', '/etc/out.js'],
  ['nothing', 'client/'],
  ['a point', 'client/.'],
  ['two points', 'client/..'],
  ['an empty folder', 'client//a.js'],
  ['a long part', `client/${'a'.repeat(300)}.js`],
  ['many parts', `client/${'a/'.repeat(3_000)}b.js`],
  ['U+0000', 'client/a\0b.js'],
  ['half a character', 'client/\ud800.js'],
  ['a file of section.json', 'section.json/a.js'],
  ['a property that objects have', '__proto__'],
])('a path with %s is refused, or stays in the folder of the release', async (_what, path) => {
  const taken = await outcome(await writeTar(named(path)));
  expect(['refused', 'published']).toContain(taken);
  expect(existsSync(join(dir, '..', 'out.js'))).toBe(false);
  expect(readdirSync(dir).toSorted()).toEqual(expect.arrayContaining(taken === 'published' ? ['news'] : []));
  expect(readdirSync(dir).filter((name) => name !== 'news' && name !== '.staging')).toEqual([]);
});

test.each<[string, TarEntry[]]>([
  ['a file below a file', named('client/a', 'client/a/b')],
  ['a file where a folder is', named('client/a/b', 'client/a')],
  ['one file twice', [...named('client/a'), { path: 'client/a', content: code }]],
  ['two manifests', [manifest({}), manifest({ 'client/a': hash(code) })]],
  ['files of no kind', [manifest({ 'client/a': 5, 'client/b': null, 'client/c': {} })]],
  ['no hash', [manifest({ 'client/a': 'sha384-' }), { path: 'client/a', content: code }]],
])('%s is refused', async (_what, entries) => {
  const taken = await outcome(await writeTar(entries));
  expect(['refused', 'published']).toContain(taken);
  if (taken === 'published') expect(entries).toHaveLength(2);
});

test('no value in section.json is a fault of the portal', async () => {
  const fields = Object.keys(JSON.parse(manifest({}).content.toString()) as object);
  const values = [
    null,
    0,
    -1,
    1e308,
    true,
    '',
    'x'.repeat(100_000),
    [],
    [null],
    [[]],
    {},
    { a: null },
    { a: { a: [] } },
  ];
  for (const field of [...fields, 'admin', 'styles', 'features', 'shared'])
    for (const value of values) await outcome(await writeTar([manifest({}, { [field]: value })]));
  for (const text of ['null', '[]', '5', '"x"', '{"version":"v1"}', '{"version":{}}', '\ufeff{}', '{'])
    await outcome(await writeTar([{ path: 'section.json', content: Buffer.from(text) }]));
});

test('no byte of a header is a fault of the portal', async () => {
  const plain = await writeTar(named('client/a.js', `client/${'long-'.repeat(40)}.js`));
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const headers = Array.from({ length: plain.length / 512 }, (_, block) => block * 512).filter((start) =>
    plain.subarray(start + 257, start + 262).equals(Buffer.from('ustar')),
  );
  for (let nth = 0; nth < 300; nth += 1) {
    const archive = Buffer.from(plain);
    const start = headers[random(headers.length)] ?? 0;
    for (let flips = 1 + random(3); flips > 0; flips -= 1) archive[start + random(345)] = random(256);
    // With the right sum, so that what it says is looked at
    archive.fill(' ', start + 148, start + 156);
    const sum = archive.subarray(start, start + 512).reduce((total, byte) => total + byte, 0);
    archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, start + 148, 'latin1');
    await outcome(archive);
    rmSync(join(dir, 'news'), { recursive: true, force: true });
  }
  expect(readdirSync(dir).filter((name) => name !== 'news' && name !== '.staging')).toEqual([]);
});
