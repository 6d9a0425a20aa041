import { expect, test } from '@jest/globals';
import { provideRandomIds } from './random-ids.ts';

test('a page of plain http has UUIDs of version 4, each another one', () => {
  const own = crypto.randomUUID;
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: crypto.getRandomValues.bind(crypto) } });
  provideRandomIds();
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
  expect(crypto.randomUUID).not.toBe(own);
});
