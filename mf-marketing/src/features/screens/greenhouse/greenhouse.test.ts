import { expect, test } from '@jest/globals';
import { CLOSE_BELOW, firstGreenhouse, growOn, OPEN_ABOVE, type Greenhouse } from './greenhouse.ts';

const run = (start: Greenhouse, ticks: number) => {
  const states = [start];
  for (let tick = 0; tick < ticks; tick += 1) states.push(growOn(states.at(-1)!));
  return states;
};

test('automatic control keeps the temperature between its set points', () => {
  const later = run(firstGreenhouse, 200).slice(20);
  expect(Math.max(...later.map(({ temperature }) => temperature))).toBeLessThan(OPEN_ABOVE + 1);
  expect(Math.min(...later.map(({ temperature }) => temperature))).toBeGreaterThan(CLOSE_BELOW - 1);
  expect(new Set(later.map(({ isOpen }) => isOpen))).toEqual(new Set([true, false]));
});

test('by hand the vents stay as they are put', () => {
  expect(run({ ...firstGreenhouse, isAutomatic: false, isOpen: true }, 50).every(({ isOpen }) => isOpen)).toBe(true);
});
