import { expect, test } from '@jest/globals';
import {
  collect,
  firstCollection,
  HISTORY,
  isComplete,
  LONGEST_OUTAGE,
  phaseOf,
  sumOfValues,
  switchDevice,
  switchLine,
  type Collection,
} from './collection.ts';
import { TAGS } from './plant.ts';

const run = (collection: Collection, steps: number) => {
  let now = collection;
  for (let step = 0; step < steps; step += 1) now = collect(now);
  return now;
};

test('the same seed gives the same values, another one others', () => {
  expect(run(firstCollection(3), 20)).toEqual(run(firstCollection(3), 20));
  expect(run(firstCollection(3), 20).readings).not.toEqual(run(firstCollection(4), 20).readings);
});

test('stores each record in the step in which it was measured', () => {
  const now = run(firstCollection(1), 10);
  expect([phaseOf(now), now.waiting]).toEqual(['connected', []]);
  expect(now.stored).toEqual(now.collected);
  expect(now.deliveries.at(-1)).toEqual({ sequence: now.tick, receivedAt: now.tick, values: TAGS.length });
});

test('buffers while the line is down and then delivers everything in order', () => {
  const before = firstCollection(1);
  const down = run(switchLine(before), 40);
  expect([phaseOf(down), down.waiting.length, down.stored]).toEqual(['buffering', 40, before.stored]);
  expect(down.outage).toEqual({ from: before.tick, steps: 40, buffered: 40 * TAGS.length, isOver: false });

  const catching = run(switchLine(down), 1);
  expect(phaseOf(catching)).toBe('delivering');
  expect(catching.deliveries.map(({ sequence }) => sequence)).toEqual([2, 3, 4, 5, 6].map((n) => before.tick + n));

  const after = run(catching, 10);
  expect([phaseOf(after), after.outage?.isOver]).toEqual(['connected', true]);
  expect(after.stored).toEqual(after.collected);
  expect(isComplete(after.stored)).toBe(true);
  expect(after.storedValues - before.storedValues).toBe(51 * TAGS.length);
});

test('a record that is missing would be found', () => {
  const { stored } = firstCollection(1);
  expect(isComplete(stored.filter((_, index) => index !== 7))).toBe(false);
});

test('the line comes back by itself, before the history of the outage is over', () => {
  const now = run(switchLine(firstCollection(1)), LONGEST_OUTAGE);
  expect(now.isLineUp).toBe(true);
  expect(LONGEST_OUTAGE).toBeLessThan(HISTORY);
});

test('a device that does not answer keeps its last value with its time, as bad', () => {
  const before = firstCollection(1);
  const now = run(switchDevice(before, 'oven'), 5);
  const [oven, other] = [now.readings[4], now.readings[0]];
  expect(oven).toEqual({ ...before.readings[4], quality: 'bad' });
  expect([other?.quality, other?.at]).toEqual(['good', now.tick]);
  expect(sumOfValues(now.collected.slice(-5))).toBe(5 * (TAGS.length - 2));
  expect(run(switchDevice(now, 'oven'), 1).readings[4]).toMatchObject({ quality: 'good', at: now.tick + 1 });
});
