import { describe, expect, test } from '@jest/globals';
import { faultOfPath } from './bad-paths.ts';

describe('a path', () => {
  test.each([
    '/',
    '/news?path=../x%00',
    '/%ED%95%9C%EA%B8%80',
    '/a.b/..c/...',
    '/.well-known/security.txt',
    '/news/a%2Fb',
    '/r/news/v1/client/app.js',
  ])('%s is one of a site', (path) => {
    expect(faultOfPath(path)).toBeUndefined();
  });

  test.each([
    '/r/../x',
    '/..',
    '/news/.',
    '/%2e%2e/x',
    '/a/%2E./b',
    '/..%2fx',
    '/a\\..\\b',
    '/a%5c..%5cb',
    '/%00',
    '/a%0d%0ab',
    '/%E0%A4%A',
    '/%ff',
    '/%',
    '/%ED%A0%80',
    'http://host/../x',
  ])('%s is malformed', (path) => {
    expect(faultOfPath(path)).toBe('malformed');
  });

  test('may be long, but not without end', () => {
    expect(faultOfPath(`/${'a'.repeat(4_000)}?${'b'.repeat(9_000)}`)).toBeUndefined();
    expect(faultOfPath(`/${'a'.repeat(5_000)}`)).toBe('too-long');
  });
});
