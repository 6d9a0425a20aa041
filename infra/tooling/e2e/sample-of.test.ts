import { expect, test } from '@jest/globals';
import { isTried, sampleOf } from './sample-of.ts';

const tried = (triesAll: boolean) => [0, 1, 2, 3].map((place) => sampleOf(['ko', 'en', 'both'], place, triesAll));

test('one of the values is tried at each place, one after the other', () => {
  expect(tried(false)).toEqual([['ko'], ['en'], ['both'], ['ko']]);
});

test('all are tried where the trial asks for it', () => {
  expect(tried(true)).toEqual(Array.from({ length: 4 }, () => ['ko', 'en', 'both']));
});

test('every third page is tried, and all where the trial asks for it', () => {
  expect([0, 1, 2, 3, 4].map((place) => isTried(place, false))).toEqual([true, false, false, true, false]);
  expect([0, 1, 2].map((place) => isTried(place, true))).toEqual([true, true, true]);
});
