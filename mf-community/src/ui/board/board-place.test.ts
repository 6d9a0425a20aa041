import { describe, expect, test } from '@jest/globals';
import { boardPlaceOf, FIRST_PLACE, firstNumber, itemsPerPageOf, placeQuery } from './board-place.ts';

describe('the place in a list', () => {
  test('survives the way into the address and back', () => {
    const place = { title: '50% & 더', page: 3, size: '25' } as const;
    expect(placeQuery(place)).toBe('?title=50%25+%26+%EB%8D%94&itemsPerPage=25&page=3');
    expect(boardPlaceOf(new URLSearchParams(placeQuery(place)))).toEqual(place);
  });

  test('leaves the first page of ten bare', () => {
    expect(placeQuery(FIRST_PLACE)).toBe('');
    expect(boardPlaceOf(new URLSearchParams())).toEqual({ title: '', page: 1, size: '10' });
  });

  test.each(['', '0', '11', '1000', 'ALL'])('takes "%s" rows for ten', (size) => {
    expect(boardPlaceOf(new URLSearchParams({ itemsPerPage: size })).size).toBe('10');
  });

  test('asks the service for -1 when all are wanted', () => {
    expect(itemsPerPageOf('all')).toBe(-1);
    expect(itemsPerPageOf('50')).toBe(50);
  });

  test('takes a search as it is stored: composed, without blanks around it', () => {
    expect(boardPlaceOf(new URLSearchParams({ title: ` ${'소식'.normalize('NFD')} ` })).title).toBe('소식');
  });

  test('counts down from the newest', () => {
    expect(firstNumber({ page: 1, size: '10' }, 23)).toBe(23);
    expect(firstNumber({ page: 3, size: '10' }, 23)).toBe(3);
    expect(firstNumber({ page: 2, size: 'all' }, 1200)).toBe(200);
  });
});
