import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRunner } from '../simulation/runner.ts';
import { createSlide } from './slide.ts';

let isMotionUnwelcome: boolean;

beforeEach(() => {
  isMotionUnwelcome = false;
  window.matchMedia = () => ({ matches: isMotionUnwelcome }) as MediaQueryList;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function start(stepMs = 250) {
  const runner = createRunner(0, (count) => count + 1, stepMs);
  const goOn = createSlide(runner);
  /** The browser lets so much time pass, of which the simulation hears. */
  const pass = (ms: number) => {
    jest.advanceTimersByTime(ms);
    runner.advance(ms);
  };
  return { runner, goOn, pass };
}

test('a plot stands where its simulation begins', () => {
  expect(start().goOn()).toEqual({ steps: 0, ms: 0 });
});

test('it catches up a little later than the next drawing is due, and goes as fast as time from the second one', () => {
  const { goOn, pass } = start();
  pass(500);
  expect(goOn()).toEqual({ steps: 2, ms: 650 });
  // Where it is seen when the next drawing comes
  pass(500);
  const second = goOn();
  expect(second.steps).toBeCloseTo(2 + (2 * 150) / 650);
  expect(second.ms).toBeCloseTo(650);
  for (let drawing = 0; drawing < 8; drawing += 1) {
    pass(500);
    goOn();
  }
  pass(500);
  const { steps, ms } = goOn();
  expect(steps * 250).toBeCloseTo(650, 0);
  expect(ms).toBeCloseTo(650, 0);
});

test('what the visitor does has it drawn again on its way, no slower', () => {
  const { goOn, pass } = start();
  pass(500);
  goOn();
  jest.advanceTimersByTime(325);
  expect(goOn()).toEqual({ steps: 1, ms: 325 });
});

test('it stands once it has caught up', () => {
  const { goOn, pass } = start();
  pass(500);
  goOn();
  jest.advanceTimersByTime(2000);
  expect(goOn()).toEqual({ steps: 0, ms: 0 });
});

test('after a pause of the browser it is where its simulation is at once', () => {
  const { goOn, pass } = start();
  pass(500);
  goOn();
  pass(1001);
  expect(goOn()).toEqual({ steps: 0, ms: 0 });
});

test('for people who asked for less motion it is there at once', () => {
  isMotionUnwelcome = true;
  const { goOn, pass } = start();
  pass(500);
  expect(goOn()).toEqual({ steps: 0, ms: 0 });
});
