import { expect, test } from '@jest/globals';
import { attemptFor } from './attempt.ts';

test('the same content keeps its key, other content takes another', () => {
  const first = attemptFor('{"title":"a"}', undefined);
  expect(attemptFor('{"title":"a"}', first)).toBe(first);
  const second = attemptFor('{"title":"b"}', first);
  expect(second.key).not.toBe(first.key);
  expect(second.content).toBe('{"title":"b"}');
});
