import { describe, expect, test } from '@jest/globals';
import { pageCount, pageOf, parseId } from './paging.ts';

describe('pages', () => {
  test('begin at 1 with ten rows', () => {
    expect(pageOf({})).toEqual({ limit: 10, offset: 0 });
    expect(pageOf({ page: 3, itemsPerPage: 25 })).toEqual({ limit: 25, offset: 50 });
  });

  test('all is bounded', () => {
    expect(pageOf({ itemsPerPage: -1 })).toEqual({ limit: 1000, offset: 0 });
  });

  test('a last page that is not full counts', () => {
    expect(pageCount(21, { limit: 10, offset: 0 })).toBe(3);
    expect(pageCount(20, { limit: 10, offset: 0 })).toBe(2);
    expect(pageCount(0, { limit: 10, offset: 0 })).toBe(0);
  });
});

describe('ids in addresses', () => {
  test.each(['', '0', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999'])('%p names no row', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  test('a number does', () => {
    expect(parseId('2147483647')).toBe(2_147_483_647);
  });
});
