import { expect, test } from '@jest/globals';
import { sampleOf } from './sample-of.ts';

const tried = (triesAll: boolean) => [0, 1, 2, 3].map((place) => sampleOf(['ko', 'en', 'both'], place, triesAll));

test('one of the values is tried at each place, one after the other', () => {
  expect(tried(false)).toEqual([['ko'], ['en'], ['both'], ['ko']]);
});

test('all are tried where the trial asks for it', () => {
  expect(tried(true)).toEqual(Array.from({ length: 4 }, () => ['ko', 'en', 'both']));
});
