import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { sectionBundle } from '../../../testing/fake-bundles.ts';
import { publishSite } from '../../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishSite();
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const registry = async () =>
  (await (await portal.get('/api/portal/registry')).json()) as {
    revision: number;
    sections: Record<string, { version: string }>;
  };
const news = (version: string) => ({
  name: 'news',
  version,
  server: sectionBundle({ '/news': `return page('<h1>${version}</h1>');` }),
});

test('a tab that has the registry of this revision is told so without its bytes', async () => {
  const { revision } = await registry();
  const answer = await portal.get(`/api/portal/registry?known=${revision}`);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await portal.get(`/api/portal/registry?known=${revision - 1}`)).status).toBe(200);
});

describe('the release files', () => {
  test('come compressed, immutable and readable from any origin', async () => {
    const answer = await portal.get('/r/news/v1/client/app.js', { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('/* app */');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
  });

  test('come as they are, or by gzip, to who takes nothing else', async () => {
    const path = '/r/news/v1/client/app.js';
    const zipped = await portal.get(path, { 'accept-encoding': 'gzip' });
    expect([zipped.headers.get('content-encoding'), await zipped.text()]).toEqual(['gzip', '/* app */']);
    const plain = await portal.get(path, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, '/* app */']);
    expect(plain.headers.get('content-length')).toBe('9');
  });

  test('have a tag for each form, so that parts of two forms are never joined', async () => {
    const path = '/r/news/v1/client/app.js';
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const etag = (await portal.get(path, { 'accept-encoding': encoding })).headers.get('etag') ?? '';
      tags.add(etag);
      const part = await portal.get(path, { 'accept-encoding': 'identity', range: 'bytes=3-5', 'if-range': etag });
      expect([etag.startsWith('W/'), part.status, await part.text()]).toEqual([false, 200, '/* app */']);
    }
    expect(tags.size).toBe(3);
  });

  test('are not sent again to who has them, nor whole to who asks for a part', async () => {
    const path = '/r/news/v1/client/app.js';
    const headers = { 'accept-encoding': 'br' };
    const etag = (await portal.get(path, headers)).headers.get('etag') ?? '';
    expect((await portal.get(path, { ...headers, 'if-none-match': etag })).status).toBe(304);
    expect((await portal.get(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    const part = await portal.get(path, { range: 'bytes=3-5' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 3-5/9', 'app']);
    expect((await portal.get(path, { range: 'bytes=30-' })).status).toBe(416);
    const head = await fetch(portal.origin + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '9']);
  });

  test('come from memory: what was asked for once needs no disk', async () => {
    releases.add({ ...news('kept'), files: { 'part.js': '/* part */', 'film.xyz': 'film' } });
    const path = '/r/news/kept/client/part.js';
    expect((await portal.get(path)).status).toBe(200);
    rmSync(join(releases.dir, 'news/kept'), { recursive: true });
    expect(await (await portal.get(path)).text()).toBe('/* part */');
    expect((await portal.get('/r/news/kept/client/film.xyz')).status).toBe(404);
  });

  test('of a kind that is not kept come from the disk', async () => {
    releases.add({ ...news('films'), files: { 'film.xyz': 'film' } });
    const answer = await portal.get('/r/news/films/client/film.xyz');
    expect([answer.status, await answer.text()]).toEqual([200, 'film']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/r/news/v1/server/index.cjs',
    '/r/news/v1/section.json',
    '/r/registry.json',
    '/r/news/v1/client/missing.js',
    '/r/news/v1/client/..%2fserver/index.cjs',
    '/r/news/v1/client/%2e%2e/server/index.cjs',
    '/r/news/v1/client/',
    '/r/news/v1/client//app.js',
    '/r/news/v1/client/.hidden.js',
    '/r/news/v1/client/app.js/',
  ])('%s is not given out, and its answer is no script', async (path) => {
    const answer = await portal.get(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).not.toContain('javascript');
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('the live releases', () => {
  test('name their views for admins to who asks for them, and not in documents', async () => {
    const { sections } = (await (await portal.get('/api/portal/registry')).json()) as {
      sections: Record<string, { admin?: { views: { path: string }[] } }>;
    };
    expect(sections['news']?.admin?.views[0]?.path).toBe('/admin/news/posts');
    expect(await (await portal.get('/news')).text()).not.toContain('/admin/news');
  });

  test('change within a second of the pointers, and files of the old version stay', async () => {
    releases.add(news('v2'));
    await releases.publish();
    expect(
      await eventually(async () => (await (await portal.get('/news')).text()).includes('<h1>v2</h1>'), 1_500),
    ).toBe(true);
    expect((await registry()).sections['news']?.version).toBe('v2');
    expect((await portal.get('/r/news/v1/client/app.js')).status).toBe(200);
  });

  test('keep the version of a section whose new one cannot be read, and take it up when it can', async () => {
    releases.add(news('v3'));
    releases.write('news/v3/section.json', '{"name": "news", "paths": "everything"}');
    await releases.publish();
    expect(await eventually(() => portal.output().includes('release v3 of news cannot be read'), 1_500)).toBe(true);
    expect((await registry()).sections['news']?.version).not.toBe('v3');
    releases.add(news('v3'));
    expect(await eventually(async () => (await registry()).sections['news']?.version === 'v3', 1_500)).toBe(true);
  });

  test('are told to browsers without a cache in between', async () => {
    expect((await portal.get('/api/portal/registry')).headers.get('cache-control')).toBe('no-cache');
  });

  test('of many versions in a row leave no thread behind', async () => {
    for (let version = 10; version < 16; version += 1) {
      releases.add(news(`v${version}`));
      await releases.publish();
      expect(await eventually(async () => (await registry()).sections['news']?.version === `v${version}`, 2_000)).toBe(
        true,
      );
    }
    const threads = async () =>
      Number(
        /nodejs_active_resources\{type="MessagePort"\} (\d+)/.exec(await (await portal.get('/metrics')).text())?.[1],
      );
    expect(await eventually(async () => (await threads()) <= 3, 6_000)).toBe(true);
  });
});
