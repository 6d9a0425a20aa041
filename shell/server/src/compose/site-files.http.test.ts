import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

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
  portal = await startPortal(releases, { COMMUNITY_URL: service.origin });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

const html = async (path: string) => (await portal.get(path)).text();

describe('files of the whole site', () => {
  test.each([
    ['ko', '셀매트릭스'],
    ['en', 'Selmatrix'],
  ])('the web app manifest comes in the language of the visitor (%s)', async (locale, name) => {
    const answer = await portal.get('/site.webmanifest', { cookie: `locale=${locale}` });
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ name });
  });

  test('security.txt says where to report, for less than a year', async () => {
    const lines = (await html('/.well-known/security.txt')).split('\n');
    expect(lines).toEqual([
      'Contact: https://portal.example/support/question',
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages: ko, en',
      'Canonical: https://portal.example/.well-known/security.txt',
      'Policy: https://portal.example/privacy',
      '',
    ]);
    const days = (Date.parse(lines[1]?.slice(9) ?? '') - Date.now()) / 86_400_000;
    expect([days > 170, days < 365]).toEqual([true, true]);
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
