import { describe, expect, test } from '@jest/globals';
import { redirectTarget, splitUrl, tidyPath } from './request-url.ts';

describe('the address of a request', () => {
  test.each([
    ['/news?page=2', '/news', '?page=2'],
    ['/news?', '/news', ''],
    ['//host/x?y', '//host/x', '?y'],
    ['http://host/news?a=http://b', '/news', '?a=http://b'],
    ['*', '/*', ''],
  ])('%s is split without being decoded', (url, pathname, search) => {
    expect(splitUrl(url)).toEqual({ pathname, search });
  });

  test.each([
    ['/', undefined],
    ['/news', undefined],
    ['/news/', '/news'],
    ['//', '/'],
    ['//host//x/', '/host/x'],
    ['/\\host/', undefined],
  ])('%s is tidied to %s, never to another host', (pathname, tidy) => {
    expect(tidyPath(pathname)).toBe(tidy);
  });

  test('keeps its query in a redirect that has none', () => {
    expect(redirectTarget('/news', '?page=2')).toBe('/news?page=2');
    expect(redirectTarget('/news?page=1', '?page=2')).toBe('/news?page=1');
  });
});
