import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { initOf } from '../../testing/init-of.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';
import { scriptJson } from './escape.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishSite();
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal(releases, {
    KAKAO_MAP_APP_KEY: 'key',
    MAP_TILE_URL: 'https://{s}.tile.example/{z}/{x}/{y}.png',
  });
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const html = async (path: string) => (await portal.get(path)).text();

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
      /<script src="\/r\/shell\/v1\/client\/main.js" integrity="sha384-main" crossorigin="anonymous" fetchpriority="low" data-shell><\/script>/,
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

  /** Runs the script of a document in what it needs of a page; `more` of its own. */
  function start(document: string, more: { document?: object; [name: string]: unknown } = {}) {
    const script = /<\/template><script>(.*?)<\/script>/s.exec(document)?.[1] ?? '';
    const node = { textContent: scriptJson(initOf(document)), content: { replaceChildren: () => undefined } };
    const timing = { getEntriesByType: () => [{ serverTiming: [{ name: 'ticket', description: 'own' }] }] };
    const documentElement = { dataset: {} };
    runInNewContext(script, {
      addEventListener: () => undefined,
      setTimeout: () => undefined,
      performance: timing,
      ...more,
      document: {
        cookie: '',
        documentElement,
        hidden: true,
        getElementById: () => node,
        importNode: () => undefined,
        head: { append: () => undefined },
        ...more.document,
      },
    });
    return { init: JSON.parse(node.textContent) as object, dataset: documentElement.dataset };
  }

  test.each([
    ['locale=ko; signed_in=1', { member: '' }],
    ['locale=ko', {}],
  ])(
    'gives its page the ticket before the shell reads it, and tells styles of a member (%s)',
    async (cookie, dataset) => {
      const document = await html('/news');
      const started = start(document, { document: { cookie } });
      expect(started).toEqual({ init: { ...initOf(document), nonce: 'own' }, dataset });
    },
  );

  test('asks for a script of the shell once more when it fails, and says so when that fails as well', async () => {
    const document = await html('/news');
    const listeners = new Map<string, (event: object) => void>();
    const scriptOf = (dataset: object, attributes: object[] = []) => {
      const own = new Map<string, string>();
      return { dataset, attributes, own, setAttribute: own.set.bind(own), replaceWith: jest.fn() };
    };
    const button: { onclick?(): void } = {};
    const notice = { content: 'the notice', remove: jest.fn() };
    const body = { append: jest.fn() };
    const location = { reload: jest.fn() };
    const node = { textContent: scriptJson(initOf(document)), content: { replaceChildren: () => undefined } };
    start(document, {
      location,
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      setTimeout: (work: () => void) => work(),
      document: {
        body,
        getElementById: (id: string) => (id === 'portal-failed' ? notice : node),
        querySelector: () => button,
        createElement: () => scriptOf({}),
      },
    });
    const shell = scriptOf({ shell: '' }, [{ name: 'src', value: '/shell.js' }]);
    for (const target of [scriptOf({}), shell]) listeners.get('error')?.({ target });
    expect(body.append).not.toHaveBeenCalled();
    const again = shell.replaceWith.mock.calls[0]?.[0] as typeof shell;
    expect([[...again.own], again.dataset]).toEqual([[['src', '/shell.js']], { shell: 'again' }]);
    listeners.get('error')?.({ target: again });
    expect(body.append).toHaveBeenCalledWith('the notice');
    button.onclick?.();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});
