import { expect, test } from '@jest/globals';
import { inThousands } from './board-total.tsx';

test.each([0, 7, 999, 1_000, 1_007, 12_345, 1_000_000, 1_234_567])('%d is written as Intl writes it', (count) => {
  expect(inThousands(count)).toBe(count.toLocaleString('en-US'));
});
