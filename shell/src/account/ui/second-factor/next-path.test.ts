import { describe, expect, test } from '@jest/globals';
import { nextPath } from './next-path.ts';

describe('the path after signing in', () => {
  test('keeps query and hash', () => {
    expect(nextPath('/support/download?type=catalog#smwp')).toBe('/support/download?type=catalog#smwp');
  });

  test.each([
    null,
    '',
    'news',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '//evil.example/news',
    '/\\evil.example/news',
    'javascript:alert(1)',
  ])('is Home for %p', (next) => {
    expect(nextPath(next)).toBe('/');
  });

  test('does not come back to the login page', () => {
    expect(nextPath('/login?next=/news')).toBe('/');
  });
});
