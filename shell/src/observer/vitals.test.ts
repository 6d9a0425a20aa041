import { expect, test } from '@jest/globals';
import { interactionTime, layoutShift } from './vitals.ts';

const shifts = (...list: [value: number, startTime: number][]) =>
  list.map(([value, startTime]) => ({ value, startTime }));

test('shifts that follow one another within a second count together, for at most five seconds', () => {
  expect(layoutShift([])).toBe(0);
  expect(layoutShift(shifts([0.25, 100], [0.25, 900], [0.125, 5_000]))).toBe(0.5);
  expect(layoutShift(shifts([0.125, 0], [0.5, 2_000]))).toBe(0.5);
  const each = Array.from({ length: 12 }, (_, index): [number, number] => [0.125, index * 900]);
  expect(layoutShift(shifts(...each))).toBe(0.75);
});

test('the longest interaction is told, without one of each fifty', () => {
  expect(interactionTime(new Map())).toBeUndefined();
  expect(
    interactionTime(
      new Map([
        [1, 40],
        [2, 300],
        [3, 24],
      ]),
    ),
  ).toBe(300);
  const many = new Map(Array.from({ length: 60 }, (_, index) => [index, index]));
  expect(interactionTime(many)).toBe(58);
});
