import { expect, test } from '@jest/globals';
import type { SectionRelease } from '@portal/contract';
import { removedPages } from './check-removed.ts';

const release = (version: string, paths: string[]): SectionRelease => ({
  name: 'news',
  version,
  builtAt: '2026-01-01T00:00:00Z',
  paths,
  menu: [],
  widgets: {},
  groups: {},
  integrity: {},
  bytes: {},
});
const pages = (...paths: string[]) => ({ pages: paths.map((path) => ({ id: path, path, bundles: [] })) });
const removed = (statusOf: (path: string) => number) =>
  removedPages({
    candidate: release('v2', ['/news', '/news/*']),
    live: release('v1', ['/news', '/news/*', '/news-old']),
    description: pages('/news', '/news/events'),
    liveDescription: pages('/news', '/news/archive', '/news/:id', '/news-old'),
    statusOf: async (path) => statusOf(path),
  });

test('pages of the live version that the new one has no more are named', async () => {
  expect(await removed(() => 404)).toEqual([
    '/news-old, /news/archive: gone since v1. Links to it lead nowhere: add a route that redirects',
  ]);
});

test('pages that lead elsewhere are not gone', async () => {
  expect(await removed((path) => (path === '/news-old' ? 301 : 404))).toEqual([
    '/news/archive: gone since v1. Links to it lead nowhere: add a route that redirects',
  ]);
  expect(await removed(() => 200)).toEqual([]);
});
