import { describe, expect, test } from '@jest/globals';
import { readByteRange } from './byte-range.ts';

describe('readByteRange', () => {
  test.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=500-5000', { first: 500, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=7-7', { first: 7, last: 7 }],
    ['bytes=0-9999', { first: 0, last: 999 }],
    [' bytes=0-0 ', { first: 0, last: 0 }],
  ])('takes %s of a file of 1000 bytes', (header, range) => {
    expect(readByteRange(header, 1000)).toEqual(range);
  });

  test.each(['bytes=1000-', 'bytes=1000-1000', 'bytes=5000-6000', 'bytes=-0'])(
    'says that %s lies outside',
    (header) => {
      expect(readByteRange(header, 1000)).toBe('unsatisfiable');
    },
  );

  test.each([
    undefined,
    '',
    'bytes=-',
    'bytes=9-3',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
    'bytes=0-1x',
    'xbytes=0-1',
    `bytes=0-${'9'.repeat(16)}`,
  ])('sends the whole file for %p', (header) => {
    expect(readByteRange(header, 1000)).toBeUndefined();
  });

  test('has no part of an empty file to send: all of it, or none from its first byte', () => {
    expect(readByteRange('bytes=-5', 0)).toBeUndefined();
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
