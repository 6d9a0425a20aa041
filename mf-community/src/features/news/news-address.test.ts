import { describe, expect, test } from '@jest/globals';
import { listAddress, newsAddress, pageOf } from './news-address.ts';

describe('addresses of news', () => {
  test('name the page', () => {
    expect(pageOf(new URLSearchParams('page=12'))).toBe(12);
  });

  test.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=99999999999'])('mean the first page by "%s"', (search) => {
    expect(pageOf(new URLSearchParams(search))).toBe(1);
  });

  test('give the first page one address', () => {
    expect(listAddress(1)).toBe('/news');
    expect(listAddress(2)).toBe('/news?page=2');
  });

  test('lead from an item back to its page of the list', () => {
    expect(newsAddress(17, 3)).toBe('/news/17?page=3');
    expect(newsAddress(17)).toBe('/news/17');
  });
});
