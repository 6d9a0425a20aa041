import { expect, test } from '@jest/globals';
import { matchPage } from './match-page.ts';

const routes = ['/news', '/news/:newsId', '/news/edit/:newsId?', '/terms/:version?', '*'].map((path) => ({
  id: path,
  path,
}));

test.each([
  ['/news', '/news', {}],
  ['/news/', '/news', {}],
  ['/news/7', '/news/:newsId', { newsId: '7' }],
  ['/news/edit', '/news/edit/:newsId?', {}],
  ['/news/edit/7', '/news/edit/:newsId?', { newsId: '7' }],
  ['/news/:newsId', '/news/:newsId', { newsId: ':newsId' }],
  ['/terms', '/terms/:version?', {}],
  ['/terms/%EA%B0%80', '/terms/:version?', { version: '가' }],
  ['/nowhere/at/all', '*', { '*': 'nowhere/at/all' }],
])('%s belongs to the route %s', (path, id, params) => {
  const match = matchPage(routes, path);
  expect(match?.route.id).toBe(id);
  expect(match?.params).toMatchObject(params);
});

test('a section without a route of its own for a path has no page there', () => {
  expect(matchPage(routes.slice(0, 2), '/elsewhere')).toBeUndefined();
});
