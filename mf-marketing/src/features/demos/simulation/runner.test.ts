import { expect, test } from '@jest/globals';
import { noise } from './noise.ts';
import { createRunner } from './runner.ts';

test('moves on in whole steps, and keeps what is left of the time', () => {
  const runner = createRunner(0, (count) => count + 1, 100);
  runner.advance(250);
  expect([runner.read(), runner.progress(), runner.elapsed()]).toEqual([2, 0.5, 2.5]);
  runner.advance(50);
  expect(runner.read()).toBe(3);
});

test('tells of passing time once, however many steps fit, and of what the visitor changes', () => {
  const runner = createRunner(0, (count) => count + 1, 100);
  const told: number[] = [];
  const stop = runner.subscribe(() => told.push(runner.elapsed()));
  runner.advance(300);
  runner.advance(50);
  runner.change((count) => count + 1);
  expect(told).toEqual([3, 3.5, 3.5]);
  runner.change((count) => count);
  expect(told).toHaveLength(3);
  stop();
  runner.advance(100);
  expect(told).toHaveLength(3);
});

test('noise follows from its seed, stays within its bounds and has no tendency', () => {
  const values = Array.from({ length: 4000 }, (_, tick) => noise(7, tick));
  expect(values).toEqual(Array.from({ length: 4000 }, (_, tick) => noise(7, tick)));
  expect(values.slice(0, 5)).not.toEqual(Array.from({ length: 5 }, (_, tick) => noise(8, tick)));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / 4000)).toBeLessThan(0.05);
});
