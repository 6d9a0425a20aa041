import type { SectionRelease } from '@portal/contract';
import { expect, test } from '@jest/globals';
import { fullRegistry, makeSnapshot, registryWithPages } from './release-snapshot.ts';

const news: SectionRelease = {
  name: 'news',
  version: 'v1',
  builtAt: '',
  paths: ['/news/*'],
  menu: [{ id: 'news', level: 2, key: 'news', order: 30, path: '/news', name: { ko: '뉴스', en: 'News' } }],
  widgets: {},
  entry: 'remoteEntry.js',
  groups: {},
  integrity: { 'remoteEntry.js': 'sha384-x' },
  bytes: { 'remoteEntry.js': 5001, 'app.js': 1200, 'list.css': 90, 'locale-ko-news-json.1.js': 300 },
  pages: [
    { path: '/news', files: ['app.js', 'list.css', 'locale-ko-news-json.1.js', 'locale-en-news-json.2.js'] },
    { path: '/news/:id', files: ['app.js', 'locale-ko-news-json.1.js', 'locale-en-news-json.2.js'] },
  ],
};
const { pages: _pages, ...old } = { ...news, name: 'old' };
const snapshot = makeSnapshot(
  7,
  new Map([
    ['news', news],
    ['old', old],
  ]),
);

test('a document names the files of the page that a menu leads to in its own language, the entry first, with their sizes', () => {
  expect(registryWithPages(snapshot, 'ko').sections['news']).toMatchObject({
    files: ['remoteEntry.js', 'app.js', 'list.css', 'locale-ko-news-json.1.js'],
    sizes: [51, 12, 1, 3],
    pages: { '/news': [0, 1, 2, 3] },
  });
  expect(registryWithPages(snapshot, 'en').sections['news']?.files).toContain('locale-en-news-json.2.js');
  expect(registryWithPages(snapshot, 'ko')).toBe(registryWithPages(snapshot, 'ko'));
});

test('a document names the pack of that page in its own language, with its hash', () => {
  const [first, ...others] = news.pages ?? [];
  const pages = [{ ...first!, packs: { ko: 'pack-ko.js', en: 'pack-en.js' } }, ...others];
  const integrity = { ...news.integrity, 'pack-ko.js': 'sha384-k' };
  const packed = makeSnapshot(7, new Map([['news', { ...news, pages, integrity, bytes: { 'pack-ko.js': 4000 } }]]));
  const { files, sizes, pack } = registryWithPages(packed, 'ko').sections['news'] ?? {};
  expect(pack).toEqual({ page: '/news', file: 'pack-ko.js', integrity: 'sha384-k' });
  expect([files?.at(-1), sizes?.at(-1)]).toEqual(['pack-ko.js', 40]);
  expect(registryWithPages(packed, 'en').sections['news']?.pack).toBeUndefined();
});

test('what a render worker is told holds no files, and what an open tab asks for holds those of both languages', () => {
  expect(snapshot.registry.sections['news']).not.toHaveProperty('files');
  const { files, pages } = fullRegistry(snapshot).sections['news'] ?? {};
  expect(files).toHaveLength(5);
  expect(Object.keys(pages ?? {})).toEqual(['/news', '/news/:id']);
});

test('a document names the sections that fill a slot by the place that they ask for, then by name', () => {
  const widgets = { 'home.news': './widget' };
  const filling = (name: string, order?: number): [string, SectionRelease] => [
    name,
    { ...news, name, widgets, ...(order !== undefined && { fills: { 'home.news': { order } } }) },
  ];
  const sections = new Map([filling('zeta', 10), filling('beta'), filling('alpha', 10), filling('early', -1)]);
  const order = { 'home.news': ['early', 'beta', 'alpha', 'zeta'] };
  const filled = makeSnapshot(7, sections);
  expect([filled.registry.slots, registryWithPages(filled, 'ko').slots, fullRegistry(filled).slots]).toEqual([
    order,
    order,
    order,
  ]);
});

test('a menu entry that redirects to a page below it leads to that page', () => {
  const menu = news.menu.map((entry) => ({ ...entry, path: '/news/board' }));
  const pages = [...(news.pages ?? []), { path: '/news/board/list', files: ['app.js'] }];
  const board = makeSnapshot(8, new Map([['news', { ...news, menu, pages }]]));
  expect(Object.keys(registryWithPages(board, 'ko').sections['news']?.pages ?? {})).toEqual(['/news/board/list']);
});
