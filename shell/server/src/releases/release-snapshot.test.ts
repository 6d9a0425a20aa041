import type { SectionRelease } from '@portal/contract';
import { expect, test } from '@jest/globals';
import { fullRegistry, makeSnapshot, registryWithPages } from './release-snapshot.ts';

const news: SectionRelease = {
  name: 'news',
  version: 'v1',
  builtAt: '',
  paths: ['/news/*'],
  menu: [],
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

test('a document names the files of every public page in its own language, the entry first, with their sizes', () => {
  expect(registryWithPages(snapshot, 'ko').sections['news']).toMatchObject({
    files: ['remoteEntry.js', 'app.js', 'list.css', 'locale-ko-news-json.1.js'],
    sizes: [51, 12, 1, 3],
    pages: { '/news': [0, 1, 2, 3], '/news/:id': [0, 1, 3] },
  });
  expect(registryWithPages(snapshot, 'en').sections['news']?.files).toContain('locale-en-news-json.2.js');
  expect(registryWithPages(snapshot, 'ko')).toBe(registryWithPages(snapshot, 'ko'));
});

test('what a render worker is told holds no files, and what an open tab asks for holds those of both languages', () => {
  expect(snapshot.registry.sections['news']).not.toHaveProperty('files');
  expect(fullRegistry(snapshot).sections['news']?.files).toHaveLength(5);
});

test('a release of an earlier build is marked as one and names no files', () => {
  const { news: present, old: earlier } = registryWithPages(snapshot, 'ko').sections;
  expect([present?.isEarlier, earlier?.isEarlier, earlier?.files]).toEqual([undefined, true, undefined]);
});
