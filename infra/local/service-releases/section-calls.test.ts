import { expect, test } from '@jest/globals';
import { brokenCallers, pathsIn } from './section-calls.ts';

test('paths are read out of minified code, with what it fills in', () => {
  const code =
    'e.get("/api/education/view",{query:{lang:t}}),e.send("POST",`/api/news/items/${n.id}/publish`),`/api/email/my?page=${p}`';
  expect(pathsIn(code)).toEqual(['/api/education/view', '/api/news/items/{}/publish', '/api/email/my']);
});

const documented = ['/api/news/items', '/api/news/items/{id}/publish', '/api/news/view', '/api/user/devices/{id}'];
const gone = (path: string, field?: string) => ({ call: `GET ${path}`, change: 'it is gone', field });
const brokenBy = (code: string, path: string, field?: string) =>
  brokenCallers([gone(path, field)], documented, [{ name: 'community', version: 'v1', code }]).length;

test.each([
  ['the call itself', '"/api/news/view"', '/api/news/view', 1],
  ['another call', '"/api/news/items"', '/api/news/view', 0],
  ['a path with a part filled in', '`/api/news/items/${e}/publish`', '/api/news/items/{id}/publish', 1],
  ['a beginning to which it adds the rest', 'const b="/api/user";b+"/devices/"+id', '/api/user/devices/{id}', 1],
  ['a call that is the beginning of another', '"/api/news/items"', '/api/news/items/{id}/publish', 0],
  ['no call at all', '"/news"', '/api/news/view', 0],
])('code that names %s', (_what, code, path, count) => {
  expect(brokenBy(code, path)).toBe(count);
});

test('a field counts where the code names it as a whole word', () => {
  const code = 'fetch("/api/news/view").then(e=>e.titleEn)';
  expect(brokenBy(code, '/api/news/view', 'titleEn')).toBe(1);
  expect(brokenBy(code, '/api/news/view', 'title')).toBe(0);
});
