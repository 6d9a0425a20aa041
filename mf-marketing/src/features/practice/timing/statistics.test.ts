import { expect, test } from '@jest/globals';
import { median, p95 } from './statistics.ts';

test('median and p95 are values that were measured', () => {
  const values = [9, 1, 3, 7, 5];
  expect([median(values), p95(values)]).toEqual([5, 9]);
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([median(hundred), p95(hundred)]).toEqual([50, 95]);
});

test('nothing measured gives no figure', () => {
  expect([median([]), p95([])]).toEqual([undefined, undefined]);
});
