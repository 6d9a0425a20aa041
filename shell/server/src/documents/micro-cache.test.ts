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

  test('lets the oldest go beyond its size', async () => {
    const { get } = makeCache(2);
    await get('a');
    await get('b');
    await get('c');
    expect([await get('c'), await get('a')]).toEqual([3, 4]);
  });
});
