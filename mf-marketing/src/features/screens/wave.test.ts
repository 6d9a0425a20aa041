import { expect, test } from '@jest/globals';
import { linePath, pushed, wave } from './wave.ts';

test('a wave stays within its swing', () => {
  const values = Array.from({ length: 500 }, (_, tick) => wave(tick, { middle: 10, swing: 2, period: 13 }));
  expect(Math.max(...values)).toBeLessThanOrEqual(12);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(8);
});

test('keeps the newest values', () => {
  expect(pushed([1, 2, 3], 4, 3)).toEqual([2, 3, 4]);
});

test('draws higher values higher, and none outside the plot', () => {
  expect(linePath([0, 5, 20], { width: 10, height: 10, min: 0, max: 10 })).toBe('M0.0 10.0L5.0 5.0L10.0 0.0');
});
