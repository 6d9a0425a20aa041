import { expect, test } from '@jest/globals';
import { nextSort } from './sort.ts';

test.each([
  [undefined, 'name'],
  ['email', 'name'],
  ['-email', 'name'],
  ['name', '-name'],
  ['-name', 'name'],
])('a press on the name while sorted by %s sorts by %s', (sort, next) => {
  expect(nextSort(sort, 'name')).toBe(next);
});
