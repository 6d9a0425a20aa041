import { expect, test } from '@jest/globals';
import { isTooLarge } from './attachment-limit.ts';

test('a file of exactly 5 MB may be sent, one byte more may not', () => {
  expect(isTooLarge({ size: 5_242_880 })).toBe(false);
  expect(isTooLarge({ size: 5_242_881 })).toBe(true);
});
