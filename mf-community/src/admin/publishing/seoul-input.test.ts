import { expect, test } from '@jest/globals';
import { instantOf, wordsOf } from './seoul-input.ts';

test('a typed time is the clock in Korea, whatever the browser', () => {
  expect(new Date(instantOf('2026-11-25T09:00') ?? '').toISOString()).toBe('2026-11-25T00:00:00.000Z');
  expect(wordsOf('2026-11-25T09:00')).toBe('2026.11.25 09:00');
});

test('half a time is none', () => {
  expect(instantOf('')).toBeUndefined();
  expect(instantOf('2026-11-25')).toBeUndefined();
});
