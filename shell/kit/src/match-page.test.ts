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

const literalPaths = (file: string) =>
  Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(/\bpath: '([^']+)'/g), ([, found = '']) => found);

/** Paths of the routes that a file lists; those of boards derive from their descriptions. */
const pathsIn = (file: string): string[] =>
  file === 'mf-community/src/routes.ts'
    ? literalPaths('mf-community/src/boards.ts').flatMap((board) => [
        board,
        `${board}/list`,
        `${board}/edit/:postId?`,
        `${board}/:postId`,
      ])
    : literalPaths(file);

/** URLs that fit a route's path, or nearly do. */
function urlsOf(pattern: string): string[] {
  const filled = ['7', '%EA%B0%80', 'a%2Fb', '50%'].map((value) => pattern.replaceAll(/:\w+\??/g, value));
  const without = pattern.replace(/\/:\w+\?$/, '').replace('*', 'x/y');
  return [...filled, without]
    .map((url) => (url.startsWith('/') ? url : `/${url}`))
    .flatMap((url) => [url, `${url}/`, `${url}/more`, url.toUpperCase(), url.replace('/', '//')]);
}

// Each list alone, and all of them with routes that fit much: one call of React Router takes it longer the more routes there are
const all = routeFiles.flatMap(pathsIn);
const lists = [
  ...routeFiles.map((file) => ({ of: file, paths: pathsIn(file), urls: pathsIn(file).flatMap(urlsOf) })),
  {
    of: 'all files',
    paths: [...all, '*', '/:one', '/:one/:two', '/news/*', '/'],
    urls: all.map((path) => path.replaceAll(/:\w+\??/g, '7')),
  },
];

test.each(lists)('URLs belong to the route that React Router finds in $of', ({ paths, urls }) => {
  // React Router says so of each malformed URL
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(urls.length).toBeGreaterThan(0);
  const routes = paths.map((path, index) => ({ id: `${index}`, path }));
  for (const url of new Set(urls)) {
    const expected = matchRoutes(routes, url)?.at(-1);
    const found = matchPage(routes, url);
    expect([url, found?.route.path, found?.params]).toEqual([url, expected?.route.path, expected?.params]);
  }
});
