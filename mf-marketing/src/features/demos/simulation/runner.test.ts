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

test('tells of passing time twice a second, of what the visitor does at once, and draws in other frames', () => {
  const runner = createRunner(0, (count) => count + 1, 100);
  const calls: string[] = [];
  const stop = runner.subscribe(() => calls.push('render'));
  runner.onFrame(() => calls.push('draw'));
  const callsOf = (act: () => void) => {
    calls.length = 0;
    act();
    return calls.join(' ');
  };
  expect(callsOf(() => runner.advance(300))).toBe('draw');
  expect(callsOf(() => runner.advance(200))).toBe('render');
  expect(callsOf(() => runner.advance(100))).toBe('draw');
  expect(callsOf(() => runner.change((count) => count))).toBe('');
  expect(callsOf(() => runner.change((count) => count + 1))).toBe('render draw');
  // Half a second from there
  expect(callsOf(() => runner.advance(400))).toBe('draw');
  expect(callsOf(() => runner.settle())).toBe('render draw');
  expect(callsOf(() => runner.settle())).toBe('draw');
  stop();
  expect(callsOf(() => runner.change((count) => count + 1))).toBe('draw');
});

test('has nothing to render while no step has passed', () => {
  const runner = createRunner(0, (count) => count + 1, 2000);
  const calls: string[] = [];
  runner.subscribe(() => calls.push('render'));
  runner.onFrame(() => calls.push('draw'));
  runner.advance(600);
  expect(calls).toEqual(['draw']);
});

test('noise follows from its seed, stays within its bounds and has no tendency', () => {
  const values = Array.from({ length: 4000 }, (_, tick) => noise(7, tick));
  expect(values).toEqual(Array.from({ length: 4000 }, (_, tick) => noise(7, tick)));
  expect(values.slice(0, 5)).not.toEqual(Array.from({ length: 5 }, (_, tick) => noise(8, tick)));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / 4000)).toBeLessThan(0.05);
});
