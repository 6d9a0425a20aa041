import { expect, test } from '@jest/globals';
import { classOf, countUpTo, emptyHistogram, percentile } from './histogram.ts';

function histogramOf(values: number[]): number[] {
  const histogram = emptyHistogram();
  for (const value of values) histogram[classOf(value)]! += 1;
  return histogram;
}

test('a percentile is within the class that holds it', () => {
  const histogram = histogramOf([...Array.from({ length: 75 }, () => 180), ...Array.from({ length: 25 }, () => 3_500)]);
  expect(percentile(histogram, 0.75)).toBe(200);
  expect(percentile(histogram, 0.95)).toBeGreaterThan(3_000);
  expect(percentile(histogram, 0.95)).toBeLessThanOrEqual(4_000);
  expect(percentile(emptyHistogram(), 0.75)).toBe(0);
});

test('values are counted up to the limits by which web vitals are judged', () => {
  const histogram = histogramOf([100, 2_500, 2_501, 4_000, 4_001, 90_000]);
  expect([2_500, 4_000, 30_000].map((limit) => countUpTo(histogram, limit))).toEqual([2, 4, 5]);
});
