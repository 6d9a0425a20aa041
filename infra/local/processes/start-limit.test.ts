import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limitStart } from './start-limit.ts';
import { processorTimeOf } from './processor-time.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A start of which so much processor time is used in each second. */
function startUsing(perSecondMs: () => number, more: { isWaiting?(): boolean } = {}) {
  let [used, time] = [1_000, 0];
  const reasons: string[] = [];
  limitStart(1, {
    limitMs: 60_000,
    onStuck: (reason) => reasons.push(reason),
    now: () => time,
    processorTime: () => used,
    ...more,
  });
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      used += perSecondMs();
      time += 1_000;
      jest.advanceTimersByTime(1_000);
    }
  };
  return { reasons, pass };
}

test('a start that gets a twentieth of a processor has twenty minutes', () => {
  const { reasons, pass } = startUsing(() => 50);
  pass(19 * 60);
  expect(reasons).toEqual([]);
  pass(120);
  expect(reasons).toEqual(['not ready after 60 s of processor time']);
});

test('a start that does nothing is given up after a minute', () => {
  const { reasons, pass } = startUsing(() => 1);
  pass(58);
  expect(reasons).toEqual([]);
  pass(5);
  expect(reasons).toEqual(['not ready, and idle for 60 s']);
});

test('one that waits for others is not', () => {
  let waits = true;
  const { reasons, pass } = startUsing(() => 0, { isWaiting: () => waits });
  pass(600);
  expect(reasons).toEqual([]);
  waits = false;
  pass(65);
  expect(reasons).toHaveLength(1);
});

test('the processor time of a process is read where the system tells it', () => {
  if (process.platform !== 'linux') return;
  const { user, system } = process.cpuUsage();
  expect(processorTimeOf(process.pid)).toBeGreaterThan((user + system) / 1_000 - 200);
  expect(processorTimeOf(2 ** 30)).toBeUndefined();
});
