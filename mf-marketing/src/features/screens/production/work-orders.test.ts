import { expect, test } from '@jest/globals';
import { firstProduction, produce } from './work-orders.ts';

test('never makes more than was ordered, and ships what is full', () => {
  let production = firstProduction;
  for (let second = 0; second < 400; second += 1) {
    production = produce(production);
    expect(production.orders.every(({ made, target }) => made <= target)).toBe(true);
  }
  expect(production.shipped).toBeGreaterThan(firstProduction.shipped);
});
