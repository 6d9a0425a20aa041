import { describe, expect, test } from '@jest/globals';
import { pageOf } from './page-of.ts';

describe('the page in an address', () => {
  test('is the number that it names', () => {
    expect(pageOf(new URLSearchParams('page=12'))).toBe(12);
  });

  test.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=99999999999'])(
    'is the first for "%s"',
    (search) => {
      expect(pageOf(new URLSearchParams(search))).toBe(1);
    },
  );
});
