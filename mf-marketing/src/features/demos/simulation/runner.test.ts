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

test('tells of a change once for all its steps, and of passing time always', () => {
  const runner = createRunner(0, (count) => count + 1, 100);
  const calls: string[] = [];
  const stop = runner.subscribe(() => calls.push('state'));
  runner.onFrame(() => calls.push('frame'));
  runner.advance(300);
  runner.advance(10);
  runner.change((count) => count);
  stop();
  runner.change((count) => count + 1);
  expect(calls).toEqual(['state', 'frame', 'frame', 'frame']);
});

test('noise follows from its seed, stays within its bounds and has no tendency', () => {
  const values = Array.from({ length: 4000 }, (_, tick) => noise(7, tick));
  expect(values).toEqual(Array.from({ length: 4000 }, (_, tick) => noise(7, tick)));
  expect(values.slice(0, 5)).not.toEqual(Array.from({ length: 5 }, (_, tick) => noise(8, tick)));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / 4000)).toBeLessThan(0.05);
});
