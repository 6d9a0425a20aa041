import { describe, expect, test } from '@jest/globals';
import { Breaker } from './breaker.ts';

function makeBreaker() {
  const clock = { now: 0 };
  const breaker = new Breaker({ now: () => clock.now });
  const fail = () => {
    if (!breaker.admit()) throw new Error('not admitted');
    breaker.fail();
  };
  return { breaker, clock, fail };
}

describe('a breaker', () => {
  test('opens at the second failure in a row', () => {
    const { breaker, fail } = makeBreaker();
    fail();
    expect(breaker.admit()).toBe(true);
    breaker.fail();
    expect(breaker.admit()).toBe(false);
    expect(breaker.isOpen).toBe(true);
  });

  test('takes calls that fail together for one failure', () => {
    const { breaker, clock } = makeBreaker();
    for (clock.now = 500; clock.now < 900; clock.now += 100) breaker.fail(clock.now - 500);
    expect(breaker.isOpen).toBe(false);
    breaker.fail(clock.now - 100);
    expect(breaker.isOpen).toBe(true);
  });

  test('forgets a failure after a success', () => {
    const { breaker, fail } = makeBreaker();
    fail();
    breaker.succeed();
    fail();
    expect(breaker.isOpen).toBe(false);
  });

  test('admits one trial after two seconds', () => {
    const { breaker, clock, fail } = makeBreaker();
    fail();
    fail();
    clock.now = 1_999;
    expect(breaker.admit()).toBe(false);
    clock.now = 2_000;
    expect([breaker.admit(), breaker.admit()]).toEqual([true, false]);
  });

  test('closes when the trial succeeds', () => {
    const { breaker, clock, fail } = makeBreaker();
    fail();
    fail();
    clock.now = 2_000;
    breaker.admit();
    breaker.succeed();
    expect([breaker.admit(), breaker.admit()]).toEqual([true, true]);
  });

  test('opens again when the trial fails', () => {
    const { breaker, clock, fail } = makeBreaker();
    fail();
    fail();
    clock.now = 2_000;
    fail();
    clock.now = 5_999;
    expect(breaker.admit()).toBe(false);
    clock.now = 6_000;
    expect(breaker.admit()).toBe(true);
  });

  test('refuses twice as long each time, up to 15 seconds, until a trial succeeds', () => {
    const { breaker, clock, fail } = makeBreaker();
    const refusesFor = () => {
      const from = clock.now;
      while (breaker.isOpen) clock.now += 500;
      return clock.now - from;
    };
    fail();
    fail();
    const times = [1, 2, 3, 4, 5].map(() => {
      const time = refusesFor();
      fail();
      return time;
    });
    expect(times).toEqual([2_000, 4_000, 8_000, 15_000, 15_000]);
    refusesFor();
    breaker.admit();
    breaker.succeed();
    fail();
    fail();
    expect(refusesFor()).toBe(2_000);
  });

  test('allows another trial when one said nothing', () => {
    const { breaker, clock } = makeBreaker();
    breaker.trip();
    clock.now = 2_000;
    breaker.admit();
    breaker.forget();
    expect(breaker.admit()).toBe(true);
  });
});
