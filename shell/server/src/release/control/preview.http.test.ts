import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { readPreview, signPreview } from './preview-link.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishProofSite();
let portal: RunningPortal;
let link: string;
const previewKey = () =>
  Buffer.from(
    (JSON.parse(readFileSync(join(releases.dir, '.portal', 'state.json'), 'utf8')) as { previewKey: string })
      .previewKey,
    'base64',
  );

const linkTo = async (body: object, section = 'news') =>
  portal.post(`/api/portal/releases/${section}/preview`, body, { authorization: `Bearer ${releases.token(section)}` });
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(portal.origin + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
/** Presses the button of the page that a link leads to, and returns the cookie that this sets. */
async function follow(url: string): Promise<{ to: string | null; cookie: string; setCookie: string }> {
  const answer = await press('/api/portal/preview', Object.fromEntries(new URL(url).searchParams));
  const setCookie = answer.headers.get('set-cookie') ?? '';
  return { to: answer.headers.get('location'), cookie: setCookie.split(';', 1)[0] ?? '', setCookie };
}
const headline = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const versionIn = (html: string) =>
  (
    JSON.parse(/id="portal-init">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      registry: { sections: { news: { version: string } } };
    }
  ).registry.sections.news.version;

beforeAll(async () => {
  portal = await startPortal(releases, { PORTAL_ENV: 'local' });
  releases.store({
    ...goodNews('next'),
    server: newsServer({ pages: { '/news': `return page('<h1>the next news</h1>');` } }),
  });
  link = ((await (await linkTo({ version: 'next' })).json()) as { url: string }).url;
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

describe('a preview link', () => {
  test('shows its version on the server and in the browser, to who follows it alone, and to no search engine', async () => {
    const { to, cookie, setCookie } = await follow(link);
    expect(to).toBe('/news');
    expect(setCookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const answer = await portal.get('/news', { cookie });
    const html = await answer.text();
    expect([headline(html), versionIn(html), answer.headers.get('x-portal-rendered')]).toEqual([
      'the next news',
      'next',
      'server',
    ]);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex',
    ]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    const others = await portal.get('/news');
    expect(headline(await others.text())).toBe('news');
    expect(others.headers.get('x-robots-tag')).toBeNull();
    expect(await (await portal.get('/api/portal/registry', { cookie })).text()).toContain('"version":"next"');
  });

  test('ends by a POST without a body, as a page sends it whose dev server is gone', async () => {
    const began = performance.now();
    const answer = await fetch(`${portal.origin}/api/portal/preview/end`, { method: 'POST', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('ends where its visitor wants it to', async () => {
    const page = await portal.get('/api/portal/preview/end?to=/news');
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await page.text()).toContain('<input type="hidden" name="to" value="/news"><p><button>');
    const answer = await press('/api/portal/preview/end', { to: '/news' });
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      '/news',
      expect.stringMatching(/^release_preview=;/),
    ]);
  });

  test.each([
    ['altered', (token: string) => token.replace(/^../, 'ab')],
    ['signed by somebody else', () => signPreview({ section: 'news', version: 'next', until: 9e9 }, Buffer.alloc(32))],
    ['unsigned', (token: string) => token.split('.')[0] ?? ''],
    ['junk', () => 'junk'],
  ])('that is %s leads to what everybody sees, and so does such a cookie', async (_what, change) => {
    const token = change(new URL(link).searchParams.get('token') ?? '');
    const { to, cookie } = await follow(`http://portal/api/portal/preview?token=${encodeURIComponent(token)}&to=/news`);
    expect([to, cookie]).toEqual(['/news', 'release_preview=']);
    const answer = await portal.get('/news', { cookie: `release_preview=${token}` });
    expect(headline(await answer.text())).toBe('news');
    expect(answer.headers.get('set-cookie')).toMatch(/^release_preview=;/);
  });

  test('changes nothing before the button of its page is pressed: an image in a text can follow it too', async () => {
    const { pathname, search, searchParams } = new URL(link);
    for (const lang of ['ko', 'en']) {
      const page = await portal.get(pathname + search, { 'accept-language': lang });
      const html = await page.text();
      expect([page.status, page.headers.get('set-cookie'), page.headers.get('x-robots-tag')]).toEqual([
        200,
        null,
        'noindex',
      ]);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; form-action 'self'");
      expect(html).toContain(`name="token" value="${searchParams.get('token')}"`);
      expect(html).toMatch(lang === 'ko' ? /미리보기 시작/ : /version next of news.+Start the preview/);
      expect(html).not.toMatch(/[{}]/);
    }
    const fields = Object.fromEntries(searchParams);
    const fromElsewhere = await press('/api/portal/preview', fields, { 'sec-fetch-site': 'cross-site' });
    expect([fromElsewhere.status, fromElsewhere.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await portal.get('/api/portal/preview?token=junk&to=/news')).headers.get('location')).toBe('/news');
    const hostile = await portal.get(`${pathname}${search.replace('%2Fnews', '%2F%22%3E%3Cb%3E')}`);
    expect(await hostile.text()).toContain('name="to" value="/&quot;&gt;&lt;b&gt;"');
  });

  test('to a version that the check refuses is not made, and one to a version that it has refused since shows nothing', async () => {
    releases.store({ ...goodNews('broken'), server: `throw new Error('a broken bundle');` });
    const refused = await linkTo({ version: 'broken' });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'release-refused']);

    const proven = { section: 'news', version: 'broken', until: 9e9 };
    const cookie = (provedAt: number) => `release_preview=${signPreview({ ...proven, provedAt }, previewKey())}`;
    const before = await portal.get('/news', { cookie: cookie(Math.floor(Date.now() / 1_000) - 60) });
    expect([headline(await before.text()), before.headers.get('set-cookie')]).toEqual([
      'news',
      expect.stringMatching(/^release_preview=;/),
    ]);
    const registry = await portal.get('/api/portal/registry', { cookie: cookie(0) });
    expect(await registry.text()).not.toContain('"version":"broken"');
    // Proved again since, and good then
    const after = await portal.get('/api/portal/registry', { cookie: cookie(Math.floor(Date.now() / 1_000) + 60) });
    expect(await after.text()).toContain('"version":"broken"');
  });

  test('that is over is no good', () => {
    const key = Buffer.alloc(32, 1);
    const token = signPreview({ section: 'news', version: 'next', until: 1_000 }, key);
    expect(readPreview(token, key, 999)).toMatchObject({ section: 'news', version: 'next', until: 1_000 });
    expect(readPreview(token, key, 1_000)).toBeUndefined();
  });

  test('leads to no other site', async () => {
    expect((await follow(`${link.split('&to=')[0]}&to=//evil.example/`)).to).toBe('/');
  });

  test.each([
    ['a version that is not there', { version: 'nothing' }, 404],
    ['nothing', {}, 400],
    ['an origin that is not this machine', { origin: 'https://evil.example' }, 400],
  ])('to %s is not made', async (_what, body, status) => {
    expect((await linkTo(body)).status).toBe(status);
  });
});

describe("a developer's own origin", () => {
  let calls = 0;
  let server: Server;
  let origin: string;
  const cookieFor = async (body: object) =>
    (await follow(((await (await linkTo(body)).json()) as { url: string }).url)).cookie;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      calls += 1;
      response.writeHead(500).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  test('is what one browser loads the section and a development shell from; the portal itself asks nothing of it', async () => {
    const answer = await portal.get('/news', { cookie: await cookieFor({ origin }) });
    const html = await answer.text();
    expect(html).toContain(`"base":"${origin}/@dev/news/","entry":"remoteEntry.js","dev":true`);
    expect(html).toContain(`src="${origin}/@dev/shell/main.js"`);
    expect(html).toContain('<div id="section-news"></div>');
    expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${origin};`);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag'), calls]).toEqual([
      'private, no-store',
      'noindex',
      0,
    ]);
  });

  test('is nothing that others see', async () => {
    const answer = await portal.get('/news');
    expect(await answer.text()).not.toContain(origin);
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';");
  });

  test('can be left by itself when it does not answer', async () => {
    const html = await (await portal.get('/news', { cookie: await cookieFor({ origin }) })).text();
    expect(html).toMatch(/<script>addEventListener\('error'.+preview\/end',\{method:'POST'/);
  });

  test.each([
    ['altered', (token: string) => token.replace(/^../, 'ab')],
    [
      'led to another host',
      () => signPreview({ section: 'news', origin: 'https://evil.example', until: 9e9 }, previewKey()),
    ],
    ['over', () => signPreview({ section: 'news', origin, until: 1_000 }, previewKey())],
    ['signed by somebody else', () => signPreview({ section: 'news', origin, until: 9e9 }, Buffer.alloc(32))],
  ])('in a cookie that is %s leads to what everybody sees', async (_what, change) => {
    const token = change((await cookieFor({ origin })).replace('release_preview=', ''));
    const answer = await portal.get('/news', { cookie: `release_preview=${token}` });
    expect([headline(await answer.text()), answer.headers.get('set-cookie')]).toEqual([
      'news',
      expect.stringMatching(/^release_preview=;/),
    ]);
  });

  test.each([
    ['does not say so', {}, false],
    ['says so', { DEVELOPER_PREVIEWS: 'on' }, true],
    ['names another section in development', { DEVELOPED_SECTION: 'news={origin}' }, false],
  ])('outside local use, where the portal %s: followed or not', async (_what, env, isFollowed) => {
    const cookie = await cookieFor({ origin });
    const set = Object.entries(env).map(([name, value]) => [name, value.replace('{origin}', origin)]);
    const elsewhere = await startPortal(releases, { PORTAL_ENV: 'production', ...Object.fromEntries(set) });
    const html = await (await elsewhere.get('/news', { cookie })).text();
    await elsewhere.stop();
    expect(html.includes(origin)).toBe(isFollowed);
  });

  test('is what everybody gets from the portal of one developer', async () => {
    const own = await startPortal(releases, { PORTAL_ENV: 'local', DEVELOPED_SECTION: `news=${origin}` });
    const html = await (await own.get('/news')).text();
    await own.stop();
    expect(html).toContain(`src="${origin}/@dev/shell/main.js"`);
    // Nobody could end it, so nothing tries to
    expect(html).not.toContain('preview/end');
  });
});
