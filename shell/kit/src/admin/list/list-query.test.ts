import { describe, expect, test } from '@jest/globals';
import { listAddress, readListQuery } from './list-query.ts';

const defaults = { page: 1, sort: '-createdAt', search: '', role: '' };
const read = (search: string) => readListQuery(search, defaults);
const address = (search: string, patch: Partial<typeof defaults>) =>
  listAddress({ pathname: '/admin/members', search, defaults, query: { ...read(search), ...patch }, patch });

describe('what a list shows', () => {
  test('is the default where the address says nothing', () => {
    expect(read('')).toEqual(defaults);
  });

  test('is read out of the address, and nothing else of it', () => {
    expect(read('?page=3&role=admin&search=%EA%B9%80&lang=en')).toEqual({
      ...defaults,
      page: 3,
      role: 'admin',
      search: '김',
    });
  });

  test.each(['0', '-1', '1.5', 'two', '', '99999999'])('has no page %p', (page) => {
    expect(read(`?page=${page}`).page).toBe(1);
  });

  test('is in the URL only where it differs from the default', () => {
    expect(address('', { role: 'admin' })).toBe('/admin/members?role=admin');
    expect(address('?role=admin', { role: '' })).toBe('/admin/members');
  });

  test('begins at the first page with every change but that of the page', () => {
    expect(address('?page=4&role=admin', { search: '김' })).toBe('/admin/members?role=admin&search=%EA%B9%80');
    expect(address('?role=admin', { page: 4 })).toBe('/admin/members?role=admin&page=4');
  });

  test('leaves other parameters alone', () => {
    expect(address('?lang=en', { page: 2 })).toBe('/admin/members?lang=en&page=2');
  });
});
