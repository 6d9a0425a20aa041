import { expect, test } from '@jest/globals';
import { likePattern } from './like-pattern.ts';

test('a pattern means its characters and no wildcards', () => {
  expect(likePattern(String.raw`50%_a\b`)).toBe(String.raw`%50\%\_a\\b%`);
});
