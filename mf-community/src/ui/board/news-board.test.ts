import { describe, expect, test } from '@jest/globals';
import { editAddress, itemAddress, listAddress } from './news-board.ts';

describe('addresses of news and announcements', () => {
  test('give the first page one address', () => {
    expect(listAddress('news')).toBe('/news');
    expect(listAddress('news', { title: '', page: 2, size: '10' })).toBe('/news?page=2');
    expect(listAddress('announcement', { title: '', page: 2, size: 'all' })).toBe(
      '/education/announcement?itemsPerPage=all&page=2',
    );
  });

  test('lead from an item back to its place in the list', () => {
    expect(itemAddress('news', 17, { title: 'AI', page: 3, size: '10' })).toBe('/news/17?title=AI&page=3');
    expect(itemAddress('announcement', 17)).toBe('/education/announcement/17');
  });

  test('lead to the editor of a new item and of one that is there', () => {
    expect(editAddress('news')).toBe('/news/edit');
    expect(editAddress('announcement', 17)).toBe('/education/announcement/edit/17');
  });
});
