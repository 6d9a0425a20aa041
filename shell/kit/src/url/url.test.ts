import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseUrl, withQuery } from './url.ts';

/** What older browsers lack, with its place. */
const newer: [object, string][] = [
  [URL, 'canParse'],
  [URL, 'parse'],
  [URLSearchParams.prototype, 'size'],
];

describe.each([
  ['of today', []],
  ['before Safari 17', newer],
])('in a browser %s', (_browser, missing) => {
  const kept = missing.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const);
  beforeEach(() => {
    for (const [owner, name] of missing) Reflect.deleteProperty(owner, name);
  });
  afterEach(() => {
    for (const [owner, name, descriptor] of kept) if (descriptor) Object.defineProperty(owner, name, descriptor);
  });

  test('a text is a URL by itself, against a base, or none', () => {
    expect(parseUrl('https://portal.example/news?page=2')?.pathname).toBe('/news');
    expect(parseUrl('../news', 'https://portal.example/education/')?.href).toBe('https://portal.example/news');
    expect(parseUrl('/news')).toBeUndefined();
    expect(parseUrl('https://', 'https://portal.example')).toBeUndefined();
  });

  test('a path has a question mark only before a query', () => {
    expect(withQuery('/news', new URLSearchParams())).toBe('/news');
    expect(withQuery('/news', new URLSearchParams({ title: '교육 a&b', page: '2' }))).toBe(
      '/news?title=%EA%B5%90%EC%9C%A1+a%26b&page=2',
    );
    expect(withQuery('', new URLSearchParams('a'))).toBe('?a=');
  });
});
