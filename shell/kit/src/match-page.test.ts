import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
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

const root = path.resolve(import.meta.dirname, '../../..');
const routeFiles = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('routes.ts') ? [`${name}/src/${file}`] : [],
    ),
  );

/** Paths of the routes that a file lists. */
function pathsIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, found = '']) => found);
}

/** URLs that fit a route's path, or nearly do. */
function urlsOf(pattern: string): string[] {
  const filled = ['7', 'edit', '%EA%B0%80', 'a%2Fb', '50%', ':id'].map((value) =>
    pattern.replaceAll(/:\w+\??/g, value),
  );
  const without = pattern.replace(/\/:\w+\?$/, '').replace('*', 'x/y');
  return [...filled, without]
    .map((url) => (url.startsWith('/') ? url : `/${url}`))
    .flatMap((url) => [
      url,
      `${url}/`,
      `${url}//`,
      `${url}/more`,
      url.toUpperCase(),
      url.replace('/', '//'),
      `/a${url}`,
    ]);
}

/** React Router keeps slashes at the end of what `*` stands for. */
function withoutLastSlashes(params: Record<string, string | undefined> | undefined) {
  const parts = params?.['*']?.split('/') ?? [];
  while (parts.at(-1) === '') parts.pop();
  return params && '*' in params ? { ...params, '*': parts.join('/') } : params;
}

test('every URL of the site belongs to the route that React Router finds', () => {
  // React Router says so of each malformed URL
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const all = routeFiles.flatMap(pathsIn);
  expect(all.length).toBeGreaterThan(60);
  const lists = [...routeFiles.map(pathsIn), all, [...all, '*', '/:one', '/:one/:two', '/news/*', '/']];
  for (const list of lists) {
    const listed = list.map((each, index) => ({ id: `${index}`, path: each }));
    for (const url of new Set(all.flatMap(urlsOf))) {
      const expected = matchRoutes(listed, url)?.at(-1);
      const found = matchPage(listed, url);
      const params = withoutLastSlashes(expected?.params);
      expect([url, found?.route.path, found?.params]).toEqual([url, expected?.route.path, params]);
    }
  }
});
