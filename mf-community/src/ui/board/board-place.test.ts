import { describe, expect, test } from '@jest/globals';
import { boards } from '../../boards.ts';
import {
  boardPlaceOf,
  editAddress,
  FIRST_PLACE,
  firstNumber,
  itemsPerPageOf,
  listAddress,
  placeQuery,
  postAddress,
} from './board-place.ts';

const { news, announcement, classroom } = boards;

describe('the place in a list', () => {
  test('survives the way into the address and back', () => {
    const place = { kind: 'all', title: '50% & 더', page: 3, size: '25' } as const;
    expect(placeQuery(place)).toBe('?title=50%25+%26+%EB%8D%94&itemsPerPage=25&page=3');
    expect(boardPlaceOf(news, new URLSearchParams(placeQuery(place)))).toEqual(place);
  });

  test('leaves the first page of ten bare', () => {
    expect(placeQuery(FIRST_PLACE)).toBe('');
    expect(boardPlaceOf(news, new URLSearchParams())).toEqual({ kind: 'all', title: '', page: 1, size: '10' });
  });

  test.each(['', '0', '11', '1000', 'ALL'])('takes "%s" rows for ten', (size) => {
    expect(boardPlaceOf(news, new URLSearchParams({ itemsPerPage: size })).size).toBe('10');
  });

  test('asks the service for -1 when all are wanted', () => {
    expect(itemsPerPageOf('all')).toBe(-1);
    expect(itemsPerPageOf('50')).toBe(50);
  });

  test('takes a search as it is stored: composed, without blanks around it', () => {
    expect(boardPlaceOf(news, new URLSearchParams({ title: ` ${'소식'.normalize('NFD')} ` })).title).toBe('소식');
  });

  test('counts down from the newest', () => {
    expect(firstNumber({ page: 1, size: '10' }, 23)).toBe(23);
    expect(firstNumber({ page: 3, size: '10' }, 23)).toBe(3);
    expect(firstNumber({ page: 2, size: 'all' }, 1200)).toBe(200);
  });
});

describe('addresses of news and announcements', () => {
  test('give the first page one address', () => {
    expect(listAddress(news)).toBe('/news');
    expect(listAddress(news, { ...FIRST_PLACE, page: 2 })).toBe('/news?page=2');
    expect(listAddress(announcement, { ...FIRST_PLACE, page: 2, size: 'all' })).toBe(
      '/education/announcement?itemsPerPage=all&page=2',
    );
  });

  test('lead from an item back to its place in the list', () => {
    expect(postAddress(news, 17, { ...FIRST_PLACE, title: 'AI', page: 3 })).toBe('/news/17?title=AI&page=3');
    expect(postAddress(announcement, 17)).toBe('/education/announcement/17');
  });

  test('lead to the editor of a new item and of one that is there', () => {
    expect(editAddress(news)).toBe('/news/edit');
    expect(editAddress(announcement, 17)).toBe('/education/announcement/edit/17');
  });
});

describe('the filter of the classroom', () => {
  test('survives the way into the address and back', () => {
    const filter = { kind: 'question', title: '알람 & 50%', page: 3, size: '10' } as const;
    const address = new URL(listAddress(classroom, filter), 'https://selmatrix.example');
    expect(boardPlaceOf(classroom, address.searchParams)).toEqual(filter);
    expect(address.pathname).toBe('/education/classroom/list');
  });

  test('leaves an address without a filter bare', () => {
    expect(listAddress(classroom, FIRST_PLACE)).toBe('/education/classroom/list');
  });

  test('goes along to a post', () => {
    expect(postAddress(classroom, 5, { ...FIRST_PLACE, kind: 'free', page: 2 })).toBe(
      '/education/classroom/5?type=free&page=2',
    );
  });

  test('takes an unknown type for all', () => {
    expect(boardPlaceOf(classroom, new URLSearchParams('type=secret')).kind).toBe('all');
  });

  test('composes Hangul that was typed in single letters', () => {
    expect(boardPlaceOf(classroom, new URLSearchParams({ title: '알람'.normalize('NFD') })).title).toBe('알람');
  });

  test('has no number of rows, and the news have no kinds', () => {
    expect(boardPlaceOf(classroom, new URLSearchParams('itemsPerPage=25')).size).toBe('10');
    expect(boardPlaceOf(news, new URLSearchParams('type=question')).kind).toBe('all');
  });
});

describe('the page in an address', () => {
  const pageOf = (search: string) => boardPlaceOf(news, new URLSearchParams(search)).page;

  test('is the number that it names', () => {
    expect(pageOf('page=12')).toBe(12);
  });

  test.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=99999999999'])(
    'is the first for "%s"',
    (search) => {
      expect(pageOf(search)).toBe(1);
    },
  );
});
