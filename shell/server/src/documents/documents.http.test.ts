import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';
import { ticketOf } from '../../testing/ticket-of.ts';
import type { PortalInit } from '@portal/contract';
import { scriptJson } from './escape.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishSite();
let portal: RunningPortal;
let service: FakeService;

const listed = [
  { path: '/news/7', updatedAt: '2025-03-04T09:00:00+09:00', translated: true },
  { path: '/news/8', updatedAt: 'yesterday"', translated: false },
  { path: '/home/of-another' },
  { path: '//evil.example/news/9' },
  { path: '/news/"><x>' },
  { path: 7 },
  null,
];

beforeAll(async () => {
  service = await startFakeService({
    '/api/news/pages': (_request, response) => void response.end(JSON.stringify(listed)),
  });
  portal = await startPortal(releases, {
    COMMUNITY_URL: service.origin,
    KAKAO_MAP_APP_KEY: 'key',
    MAP_TILE_URL: 'https://{s}.tile.example/{z}/{x}/{y}.png',
  });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

const html = async (path: string, headers?: Record<string, string>) => (await portal.get(path, headers)).text();

function initOf(document: string): PortalInit {
  const json = /<script type="application\/json" id="portal-init">(.*?)<\/script>/s.exec(document)?.[1];
  return JSON.parse(json ?? 'null') as PortalInit;
}

describe('the data of a page', () => {
  const dataOf = (query: string) => portal.get(`/api/portal/page-data?${query}`);

  test('is what its document hands the browser, with the version that read it', async () => {
    const { page } = initOf(await html('/news?page=2&lang=en'));
    const answer = await dataOf(`url=${encodeURIComponent('/news?page=2')}&lang=en`);
    expect(answer.status).toBe(200);
    const data = { ...(page?.data as object), said: expect.any(Number) };
    expect(await answer.json()).toMatchObject({ section: 'news', version: 'v1', data });
  });

  test.each(['', 'url=/nowhere', 'url=//evil.example/news', 'url=/news/../news', 'url=%2Fnews%2500'])(
    'is none for %p',
    async (query) => {
      expect((await dataOf(query)).status).toBe(204);
    },
  );
});

describe('a document', () => {
  test('carries the section inside the frame, in the containers that the browser looks for', async () => {
    const answer = await portal.get('/news');
    const document = await answer.text();
    expect(answer.headers.get('x-portal-rendered')).toBe('server');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(document).toMatch(/^<!doctype html><html lang="ko" data-theme="dark">/);
    expect(document).toContain('<div id="shell-header"><header>header ko</header></div>');
    expect(document).toContain(
      '<main id="main" tabindex="-1"><div id="section-news" data-ssr="news"><h1>소식</h1></div><div id="section-fallback"></div></main>',
    );
    expect(document).toContain('<div id="shell-footer"><footer>the footer</footer></div>');
  });

  test('hands the browser what it was rendered from, and no text of it ends the script', async () => {
    const document = await html('/news?page=2&lang=en');
    const { page, locale, registry, settings } = initOf(document);
    expect(page).toMatchObject({ section: 'news', url: '/news?page=2&lang=en' });
    expect(page?.data).toMatchObject({
      text: '</script><script>alert(1)</script>',
      separators: '\u2028\u2029',
      shared: 'shared',
    });
    expect(locale).toBe('en');
    expect(registry.sections['news']).toMatchObject({
      base: '/r/news/v1/client/',
      entry: 'remoteEntry.js',
      integrity: 'sha384-entry',
    });
    expect(settings).toEqual({
      publicOrigin: 'https://portal.example',
      kakaoMapAppKey: 'key',
      mapTileUrl: 'https://{s}.tile.example/{z}/{x}/{y}.png',
    });
    expect(document).not.toContain('alert(1)</script>');
    expect(document).not.toMatch(/[\u2028\u2029]/);
  });

  test('has a head for search engines, escaped', async () => {
    const document = await html('/news?lang=en');
    for (const part of [
      '<title>News &amp; &quot;more&quot; &lt;b&gt;</title>',
      '<meta name="description" content="It&#39;s &lt;new&gt;">',
      '<link rel="canonical" href="https://portal.example/news?lang=en">',
      '<link rel="alternate" hreflang="ko" href="https://portal.example/news?lang=ko">',
      '<link rel="alternate" hreflang="en" href="https://portal.example/news?lang=en">',
      '<link rel="alternate" hreflang="x-default" href="https://portal.example/news?lang=en">',
      '<meta property="og:type" content="article">',
      '<meta property="og:url" content="https://portal.example/news?lang=en">',
      '<meta property="og:locale" content="en_US">',
      '<meta property="og:image" content="https://portal.example/files/a.png">',
      '<meta property="og:site_name" content="Selmatrix">',
      '<link rel="alternate" type="application/rss+xml" title="News &amp; more" href="/api/news/feed.xml?lang=en&amp;type=news">',
      '<link rel="icon" href="/r/shell/v1/client/icon.svg">',
      '"name":"\\u003c/script\\u003e\\u003cb\\u003e"',
    ])
      expect(document).toContain(part);
  });

  test('claims no translation where there is none, and stays out of the index when asked', async () => {
    const document = await html('/news/korean-only');
    expect(document).not.toContain('hreflang');
    expect(document).toContain('<meta name="robots" content="noindex">');
  });

  test('preloads exactly the scripts of its route, with integrity', async () => {
    const document = await html('/news');
    const preloads = [...document.matchAll(/<link rel="preload" as="script" href="([^"]+)"([^>]*)>/g)];
    expect(preloads.map((match) => match[1])).toEqual(
      ['remoteEntry.js', 'app.js', 'list.js', 'ko.js'].map((file) => `/r/news/v1/client/${file}`),
    );
    expect(preloads[0]?.[2]).toMatch(/^ integrity="sha384-entry" crossorigin="anonymous" fetchpriority="low"$/);
    expect(document).toMatch(
      /<script src="\/r\/shell\/v1\/client\/main.js" integrity="sha384-main" crossorigin="anonymous" fetchpriority="low"><\/script>/,
    );
  });

  test('asks for no script while it is read: they wait for the first picture', async () => {
    const [read = '', waiting = ''] = (await html('/news')).split('<template id="portal-scripts">');
    expect(read).not.toMatch(/<script[^>]* src=|as="script"/);
    expect(waiting).toMatch(/<script src=/);
    expect(waiting).toContain('</template><script>');
  });

  test('is not painted before it is read to its end', async () => {
    const document = await html('/news');
    const [head = '', body = ''] = document.split('</head>');
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head)?.[1];
    expect(body).toContain(`<div id="${awaited}"></div></main>`);
  });

  test('carries its style sheets, the shell first, with addresses that hold in any document', async () => {
    const document = await html('/news');
    const styles = [...document.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs)];
    expect(styles.map((match) => match[1])).toEqual(['/r/shell/v1/client/main.css', '/r/news/v1/client/list.css']);
    expect(styles[0]?.[2]).toBe('.shell{background:url(/r/shell/v1/client/dots.svg)}');
    expect(styles[1]?.[2]).toBe('.list{color:red}<\\/style><b>');
    expect(document).toContain(
      '<link rel="stylesheet" media="print" data-fonts href="/r/shell/v1/client/fonts.css" integrity="sha384-fonts">',
    );
  });

  test('shows the widgets of other sections, and leaves a broken one empty', async () => {
    const answer = await portal.get('/');
    const document = await answer.text();
    expect(answer.headers.get('x-portal-rendered')).toBe('server');
    expect(document).toContain(
      '<h1>home</h1><div><ul>$& 3 of {{second}}</ul></div><div></div><div></div><div></div></div>',
    );
    expect(initOf(document).widgets).toEqual({ 'id-first': { data: { count: 3 } } });
    // Its script is asked for when it comes near the screen.
    expect(document).not.toContain('block.js');
    expect(document).toContain('<style data-href="/r/news/v1/client/block.css"');
  });

  test('leaves a page whose component throws to the browser, with its head', async () => {
    const answer = await portal.get('/news/broken');
    const document = await answer.text();
    expect([answer.status, answer.headers.get('x-portal-rendered')]).toEqual([200, 'browser']);
    expect(document).toContain('<title>Broken</title>');
    expect(document).toContain('<div id="section-news"></div>');
    expect(initOf(document).page).toBeUndefined();
    // It is no reason to leave other pages of the section to the browser
    for (let visit = 0; visit < 3; visit += 1) await portal.get('/news/broken');
    expect((await portal.get('/news?after')).headers.get('x-portal-rendered')).toBe('server');
  });

  test.each([
    ['/news/gone', 404],
    ['/nowhere', 404],
    ['/news/closed', 503],
  ])('%s has the status that the page gives: %i', async (path, status) => {
    const answer = await portal.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    expect(await answer.text()).not.toContain('canonical');
  });

  test('has words of its own section when a service is too slow', async () => {
    const answer = await portal.get('/news/waiting');
    expect([answer.status, answer.headers.get('x-portal-rendered')]).toEqual([503, 'server']);
    expect(await answer.text()).toContain('a service is slow');
  });

  test.each([
    ['/news/moved?page=2', 301, '/news?page=2'],
    ['/news/?page=2', 301, '/news?page=2'],
    ['//evil.example//', 301, '/evil.example'],
  ])('%s leads on, with its query', async (path, status, location) => {
    // fetch would take `//evil.example` for a host.
    const answer = await new Promise<{ statusCode?: number; headers: Record<string, unknown> }>((resolve) => {
      rawRequest({ port: new URL(portal.origin).port, host: '127.0.0.1', path }, resolve).end();
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['location']).toBe(location);
  });

  test('comes in the language of the address, the cookie or the browser', async () => {
    const browser = { 'accept-language': 'fr, en;q=0.8, ko;q=0.2' };
    expect(await html('/news', browser)).toContain('<html lang="en" data-theme="dark">');
    expect(await html('/news', { ...browser, cookie: 'locale=ko' })).toContain('<html lang="ko" data-theme="dark">');
    expect(await html('/news?lang=en', { cookie: 'locale=ko' })).toContain('header en');
    expect((await portal.get('/news')).headers.get('vary')).toContain('cookie, accept-language');
  });

  test('allows its inline scripts and styles by their hash, and no others', async () => {
    const answer = await portal.get('/news');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const document = await answer.text();
    const sources = (element: string) =>
      [...document.matchAll(new RegExp(`<${element}(?: data-href="[^"]+")?>(.*?)</${element}>`, 'gs'))].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    const scripts = [...sources('script'), "'sha384-early'", "'strict-dynamic'"];
    expect(policy).toContain(`; script-src ${scripts.join(' ')}; style-src 'self' ${sources('style').join(' ')};`);
    expect([sources('script'), sources('style')].map(({ length }) => length)).toEqual([1, 2]);
    expect(policy).toContain("img-src 'self' data: blob: https://*.tile.example https://*.daumcdn.net");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is the same for every visitor; the ticket of each comes with the headers', async () => {
    const [first, second] = [await portal.get('/news/korean-only'), await portal.get('/news/korean-only')] as const;
    const document = await first.text();
    expect(await second.text()).toBe(document);
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const tickets = [ticketOf(first), ticketOf(second), initOf(document).nonce];
    expect(tickets.every((ticket) => /^[\w+/]{40}$/.test(ticket))).toBe(true);
    expect(new Set(tickets).size).toBe(3);
  });

  test.each([
    ['locale=ko; signed_in=1', { member: '' }],
    ['locale=ko', {}],
  ])(
    'gives its page the ticket before the shell reads it, and tells styles of a member (%s)',
    async (cookie, dataset) => {
      const document = await html('/news');
      const documentElement = { dataset: {} };
      const script = /<\/template><script>(.*?)<\/script>/s.exec(document)?.[1] ?? '';
      const init = { textContent: scriptJson(initOf(document)) };
      const node = { ...init, content: { replaceChildren: () => undefined } };
      const timing = { getEntriesByType: () => [{ serverTiming: [{ name: 'ticket', description: 'own' }] }] };
      const page = {
        addEventListener: () => undefined,
        setTimeout: () => undefined,
        document: {
          cookie,
          documentElement,
          hidden: true,
          getElementById: () => node,
          importNode: () => undefined,
          head: { append: () => undefined },
        },
        performance: timing,
      };
      runInNewContext(script, page);
      expect(JSON.parse(node.textContent)).toEqual({ ...initOf(document), nonce: 'own' });
      expect(documentElement.dataset).toEqual(dataset);
    },
  );

  test('is made once for visitors who ask at the same time', async () => {
    const documents = await Promise.all(['/news/slow', '/news/slow', '/news/slow'].map((path) => html(path)));
    expect(new Set(documents.map((document) => initOf(document).page?.data)).size).toBe(1);
    expect(initOf(await html('/news/slow')).page?.data).toBe(initOf(documents[0] ?? '').page?.data);
  });

  test('answers HEAD with the headers alone', async () => {
    const answer = await fetch(`${portal.origin}/news`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("'strict-dynamic'");
    expect(await answer.text()).toBe('');
  });

  test('is compressed, and says how long it took', async () => {
    const answer = await portal.get('/news', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.headers.get('server-timing')).toMatch(/^render;dur=[\d.]+, total;dur=[\d.]+, ticket;desc="/);
    expect(await answer.text()).toContain('소식');
    const zipped = await portal.get('/news', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toContain('소식');
    expect((await portal.get('/news', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  test('leaves as bytes that were compressed once, densely when it leaves often', async () => {
    const bytes = async () =>
      Number((await portal.get('/news/dense', { 'accept-encoding': 'br' })).headers.get('content-length'));
    const first = await bytes();
    expect(await eventually(async () => (await bytes()) < first, 5_000)).toBe(true);
  });

  test.each(['/%E0%A4%A', '/%00', `/${'가'.repeat(300)}`, '/news/%2e%2e/x', '/?lang=%E0'])(
    'survives the address %s',
    async (path) => {
      expect((await portal.get(path)).status).toBeLessThan(500);
    },
  );
});

describe('files of the whole site', () => {
  test.each([
    ['ko', '셀매트릭스'],
    ['en', 'Selmatrix'],
  ])('the web app manifest comes in the language of the visitor (%s)', async (locale, name) => {
    const answer = await portal.get('/site.webmanifest', { cookie: `locale=${locale}` });
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ name });
  });

  test('robots.txt keeps the calls and the admin views out and names the sitemap', async () => {
    expect(await html('/robots.txt')).toBe(
      'User-agent: *\nAllow: /api/*/feed.xml\nAllow: /api/*/image/\nDisallow: /api/\nDisallow: /admin\n\nSitemap: https://portal.example/sitemap.xml\n',
    );
  });

  test('sitemap.xml names the pages with both languages', async () => {
    const text = await html('/sitemap.xml');
    for (const language of ['ko', 'en'])
      expect(text).toContain(`<loc>https://portal.example/news?lang=${language}</loc>`);
    expect(text).toContain('hreflang="en" href="https://portal.example/news?lang=en"');
    expect(text).not.toMatch(/\*|\/(login|join)[?<]/);
  });

  test('sitemap.xml has the pages that a section lists of itself, and stays whole without a service', async () => {
    const text = await html('/sitemap.xml');
    const entries = text.split('\n').filter((line) => /news\/\d|evil|admin|home/.test(line));
    const [first, english, untranslated, ...others] = entries;
    expect(first).toBe(
      '<url><loc>https://portal.example/news/7?lang=ko</loc><lastmod>2025-03-04T09:00:00+09:00</lastmod><xhtml:link rel="alternate" hreflang="ko" href="https://portal.example/news/7?lang=ko"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://portal.example/news/7?lang=en"/><xhtml:link rel="alternate" hreflang="x-default" href="https://portal.example/news/7?lang=en"/></url>',
    );
    expect(english).toContain('<loc>https://portal.example/news/7?lang=en</loc><lastmod>2025');
    expect(untranslated).toBe('<url><loc>https://portal.example/news/8?lang=ko</loc></url>');
    expect(others).toEqual([]);
    expect(text).toMatch(/<\/urlset>\n$/);
  });

  test('favicon.ico leads to the icon of the shell', async () => {
    expect((await portal.get('/favicon.ico')).headers.get('location')).toBe('/r/shell/v1/client/icon.svg');
  });
});
