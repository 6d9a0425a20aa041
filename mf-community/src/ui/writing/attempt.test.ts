import { expect, test } from '@jest/globals';
import { attemptFor } from './attempt.ts';

test('the same text and file keep their key, others take another', () => {
  const file = new File(['a'], '도면.pdf', { lastModified: 1 });
  const first = attemptFor({ title: '가' }, file, undefined);
  expect(attemptFor({ title: '가' }, new File(['a'], '도면.pdf', { lastModified: 1 }), first)).toBe(first);
  expect(attemptFor({ title: '나' }, file, first).key).not.toBe(first.key);
  expect(attemptFor({ title: '가' }, undefined, first).key).not.toBe(first.key);
});
