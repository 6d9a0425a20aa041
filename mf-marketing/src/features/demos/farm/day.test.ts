import { expect, test } from '@jest/globals';
import { FIRST_SETTINGS } from './control.ts';
import { firstDay, isOver, liveOn, resultOf, set, type Day, type House } from './day.ts';
import { STEPS_OF_DAY, weatherAt } from './weather.ts';

function wholeDay(first: Day): Day {
  let day = first;
  for (let step = 0; step < STEPS_OF_DAY; step += 1) day = liveOn(day);
  return day;
}
const of = ({ course }: House, key: 'temperature' | 'humidity' | 'co2') => course.map((climate) => climate[key]);
const SEEDS = [1, 2, 3, 4];

test('a day has 24 hours, follows from its seed, and ends', () => {
  const day = wholeDay(firstDay(1));
  expect([isOver(day), day.own.course.length]).toEqual([true, STEPS_OF_DAY + 1]);
  expect(liveOn(day)).toBe(day);
  expect(wholeDay(firstDay(1))).toEqual(day);
  expect(weatherAt(2, 150)).not.toEqual(weatherAt(1, 150));
});

test.each(SEEDS)('the climate stays within what a greenhouse knows (day %i)', (seed) => {
  const { own, automatic } = wholeDay(firstDay(seed));
  for (const house of [own, automatic]) {
    expect([Math.min(...of(house, 'temperature')) > 8, Math.max(...of(house, 'temperature')) < 36]).toEqual([
      true,
      true,
    ]);
    expect([Math.min(...of(house, 'humidity')) >= 20, Math.max(...of(house, 'humidity')) <= 98]).toEqual([true, true]);
    expect(Math.min(...of(house, 'co2'))).toBeGreaterThan(200);
  }
});

test.each(SEEDS)('combined control keeps its targets most of the day (day %i)', (seed) => {
  const day = wholeDay(firstDay(seed));
  const automatic = resultOf(day.automatic, day);
  expect(automatic.temperature).toBeGreaterThanOrEqual(90);
  expect(automatic.humidity).toBeGreaterThanOrEqual(90);
  expect(automatic.co2).toBeGreaterThanOrEqual(70);
});

test('what the visitor sets has its effect, for better and for worse', () => {
  const first = wholeDay(firstDay(1));
  const cold = wholeDay(set(firstDay(1), { heatBelow: 12 }));
  const closed = wholeDay(set(firstDay(1), { openAbove: 32, shadeAbove: 900 }));
  const undosed = wholeDay(set(firstDay(1), { dosing: false }));
  expect(cold.own.climate.energy).toBeLessThan(first.own.climate.energy);
  expect(resultOf(cold.own, cold).temperature).toBeLessThan(resultOf(first.own, first).temperature);
  expect(Math.max(...of(closed.own, 'temperature'))).toBeGreaterThan(Math.max(...of(first.own, 'temperature')));
  expect(resultOf(undosed.own, undosed).co2).toBeLessThan(resultOf(first.own, first).co2);
  expect(resultOf(undosed.automatic, undosed)).toEqual(resultOf(first.automatic, first));
  expect(set(first, {}).settings).toEqual(FIRST_SETTINGS);
});
