import { describe, expect, test } from '@jest/globals';
import { MicroCache } from './micro-cache.ts';

function makeCache(maxEntries?: number) {
  // Not 0, which is no time for the library
  const clock = { now: 1 };
  let made = 0;
  const cache = new MicroCache<number>({ now: () => clock.now, maxEntries });
  const get = async (key: string, mayKeep = true) =>
    (
      await cache.get(
        key,
        async () => (made += 1),
        () => mayKeep,
      )
    ).value;
  return { cache, clock, get };
}

describe('the micro-cache', () => {
  test('keeps a value for a second', async () => {
    const { clock, get } = makeCache();
    expect([await get('a'), await get('a'), await get('b')]).toEqual([1, 1, 2]);
    clock.now = 1_002;
    expect(await get('a')).toBe(3);
  });

  test('makes one value for all who ask at the same time, even one that may not be kept', async () => {
    const { get } = makeCache();
    expect(await Promise.all([get('a', false), get('a', false)])).toEqual([1, 1]);
    expect(await get('a', false)).toBe(2);
  });

  test('does not keep a failure', async () => {
    const { cache, get } = makeCache();
    await expect(
      cache.get(
        'a',
        () => Promise.reject(new Error('no')),
        () => true,
      ),
    ).rejects.toThrow('no');
    expect(await get('a')).toBe(1);
  });

  test('makes a value anew before its time is over, once, while who asks gets the one before', async () => {
    const { clock, get } = makeCache();
    await get('a');
    clock.now = 690;
    expect(await get('a')).toBe(1);
    clock.now = 710;
    expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1]);
    expect(await get('a')).toBe(2);
    clock.now = 1_500;
    expect(await get('b')).toBe(3);
    expect(await get('a')).toBe(2);
  });

  test.each(['fails', 'may not be kept'])('serves for its whole time when the next one %s', async (outcome) => {
    const { cache, clock, get } = makeCache();
    await get('a');
    clock.now = 800;
    const next = () => (outcome === 'fails' ? Promise.reject(new Error('no')) : Promise.resolve(9));
    const kept = () => cache.get('a', next, () => false);
    expect(await kept()).toEqual({ value: 1, wasKept: true });
    expect(await kept()).toEqual({ value: 1, wasKept: true });
    clock.now = 1_002;
    if (outcome === 'fails') await expect(kept()).rejects.toThrow('no');
    else expect(await kept()).toEqual({ value: 9, wasKept: false });
  });

  test('lets the oldest go beyond its size', async () => {
    const { get } = makeCache(2);
    await get('a');
    await get('b');
    await get('c');
    expect([await get('c'), await get('a')]).toEqual([3, 4]);
  });
});
