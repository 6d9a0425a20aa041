import { expect, test } from '@jest/globals';
import { createRevocationList } from './revocation-list.ts';

const kim = { id: 'kim', sessionId: 's1', rightsVersion: 3 };

test('a session is refused, and no other of the same person', () => {
  const list = createRevocationList({ keptMs: 100, size: 10 });
  list.add([{ sessionId: 's1' }], 0);
  expect([list.has(kim), list.has({ ...kim, sessionId: 's2' }), list.has({ ...kim, sessionId: undefined })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('tokens of older rights are refused, whatever order the news come in', () => {
  const list = createRevocationList({ keptMs: 100, size: 10 });
  list.add([{ userId: 'kim', rightsVersion: 4 }], 0);
  list.add([{ userId: 'kim', rightsVersion: 2 }], 0);
  expect([3, 4, 5].map((rightsVersion) => list.has({ ...kim, rightsVersion }))).toEqual([true, false, false]);
});

test('what has run out is forgotten, and what was told again is kept as long again', () => {
  const list = createRevocationList({ keptMs: 100, size: 10 });
  list.add([{ sessionId: 's1' }, { userId: 'lee', rightsVersion: 1 }], 0);
  list.add([{ sessionId: 's1' }], 50);
  list.sweep(120);
  expect([list.size, list.has(kim)]).toEqual([1, true]);
  list.sweep(151);
  expect(list.size).toBe(0);
});

test('when there is no room, it says so until there is', () => {
  const list = createRevocationList({ keptMs: 100, size: 2 });
  expect(list.add([{ sessionId: 'a' }, { sessionId: 'b' }], 0)).toBe(true);
  expect(list.add([{ sessionId: 'c' }], 1)).toBe(false);
  expect(list.has({ ...kim, sessionId: 'c' })).toBe(true);
  expect(list.add([], 200)).toBe(true);
});
