import { expect, test } from '@jest/globals';
import type { SectionRelease } from '@portal/contract';
import { makeSnapshot } from '../release/store/release-snapshot.ts';
import { documentHead } from './document-head.ts';
import { socialImage } from './social-image.ts';
import { siteTexts } from '../config/site-texts.ts';
import { webManifest } from './web-manifest.ts';

function release(name: string, files?: string[]): SectionRelease {
  const facts = { builtAt: '', paths: [], menu: [], widgets: {}, groups: {}, integrity: {}, bytes: {} };
  const brought = files && { files: Object.fromEntries(files.map((file) => [`client/${file}`, 'sha384-x'])) };
  return { name, version: 'v1', ...facts, ...brought };
}

const shell = release('shell', ['social/ko/index.png', 'icon.svg', 'icon-192.png']);
const news = release('news', ['social/ko/news.png', 'social/en/news.png', 'social/ko/news/list.png']);
const older = release('older');
const snapshot = makeSnapshot(1, new Map([shell, news, older].map((each) => [each.name, each])));

test.each([
  ['news', '/news', 'ko', '/r/news/v1/client/social/ko/news.png'],
  ['news', '/news', 'en', '/r/news/v1/client/social/en/news.png'],
  ['news', '/news/list', 'ko', '/r/news/v1/client/social/ko/news/list.png'],
  ['news', '/news/17', 'ko', '/r/news/v1/client/social/ko/news.png'],
  ['older', '/older', 'ko', '/r/shell/v1/client/social/ko/index.png'],
  ['older', '/older', 'en', undefined],
  ['news', '/__proto__', 'ko', '/r/shell/v1/client/social/ko/index.png'],
  [undefined, '/nobody', 'ko', '/r/shell/v1/client/social/ko/index.png'],
] as const)('the image of %s %s (%s) is that of the nearest page', (owner, pathname, locale, image) => {
  expect(socialImage(snapshot, owner, pathname, locale)).toBe(image);
});

test.each([
  [undefined, '/r/news/v1/client/social/ko/news.png'],
  ['/api/news/image/7', '/api/news/image/7'],
])('a card shows the image of the page, or the one that was drawn for it (%s)', (own, shown) => {
  const head = { title: 'T', description: 'D', ...(own !== undefined && { image: own }) };
  const html = documentHead({
    head,
    locale: 'ko',
    status: 200,
    publicOrigin: 'https://portal.example',
    pathname: '/news',
    socialImage: '/r/news/v1/client/social/ko/news.png',
  });
  expect(html).toContain(`<meta property="og:image" content="https://portal.example${shown}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
});

test('the web app manifest names the icons that the release brings', () => {
  const texts = { ...siteTexts('ko'), siteName: 'Site', description: 'D' };
  expect(JSON.parse(webManifest(texts, shell))).toMatchObject({
    name: 'Site',
    start_url: '/',
    icons: [
      { src: '/r/shell/v1/client/icon.svg', sizes: 'any' },
      { src: '/r/shell/v1/client/icon-192.png', sizes: '192x192' },
    ],
  });
  expect(JSON.parse(webManifest(texts, undefined))).toMatchObject({ icons: [] });
});
