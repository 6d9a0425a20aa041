import { expect, test } from '@jest/globals';
import { linePath } from './line-path.ts';

test('a line goes from edge to edge, the highest value at the top', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M0.0 92.0L160.0 48.0L320.0 4.0');
});

test('nothing but zeros lies on the ground', () => {
  expect(linePath([0, 0], 0)).toBe('M0.0 92.0L320.0 92.0');
});
