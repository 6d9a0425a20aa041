import { expect, test } from '@jest/globals';
import { kilobytes } from './kilobytes.ts';

test('a size is whole kilobytes and never zero', () => {
  expect(kilobytes(118_784)).toBe(116);
  expect(kilobytes(3)).toBe(1);
});
