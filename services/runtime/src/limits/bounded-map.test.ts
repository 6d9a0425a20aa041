import { expect, test } from '@jest/globals';
import { BoundedMap } from './bounded-map.ts';

test('a full map drops its oldest entry alone', () => {
  const map = new BoundedMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) map.set(key, index);
  expect([...map]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 3],
  ]);
});

test('an entry that is set again is the newest', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 1).set('a', 2).set('c', 1);
  expect([...map.keys()]).toEqual(['a', 'c']);
  expect(map.get('a')).toBe(2);
});
