import { describe, expect, test } from '@jest/globals';
import { filterOf, listAddress, postAddress } from './classroom-filter.ts';

describe('the filter of the classroom', () => {
  test('survives the way into the address and back', () => {
    const filter = { type: 'question', title: '알람 & 50%', page: 3 } as const;
    const address = new URL(listAddress(filter), 'https://selmatrix.example');
    expect(filterOf(address.searchParams)).toEqual(filter);
    expect(address.pathname).toBe('/education/classroom/list');
  });

  test('leaves an address without a filter bare', () => {
    expect(listAddress({ type: 'all', title: '', page: 1 })).toBe('/education/classroom/list');
  });

  test('goes along to a post', () => {
    expect(postAddress(5, { type: 'free', title: '', page: 2 })).toBe('/education/classroom/5?type=free&page=2');
  });

  test('takes an unknown type for all', () => {
    expect(filterOf(new URLSearchParams('type=secret')).type).toBe('all');
  });

  test('composes Hangul that was typed in single letters', () => {
    expect(filterOf(new URLSearchParams({ title: '알람'.normalize('NFD') })).title).toBe('알람');
  });
});
