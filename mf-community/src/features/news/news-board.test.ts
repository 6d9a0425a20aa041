import { describe, expect, test } from '@jest/globals';
import { itemAddress, listAddress } from './news-board.ts';

describe('addresses of news and announcements', () => {
  test('give the first page one address', () => {
    expect(listAddress('news', 1)).toBe('/news');
    expect(listAddress('news', 2)).toBe('/news?page=2');
    expect(listAddress('announcement', 2)).toBe('/education/announcement?page=2');
  });

  test('lead from an item back to its page of the list', () => {
    expect(itemAddress('news', 17, 3)).toBe('/news/17?page=3');
    expect(itemAddress('announcement', 17)).toBe('/education/announcement/17');
  });
});
