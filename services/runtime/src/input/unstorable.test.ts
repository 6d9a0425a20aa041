import { expect, test } from '@jest/globals';
import { isUnstorable, unstorableFields } from './unstorable.ts';

test.each(['\0', 'a\0b', '\uD800', 'x\uDC00', '\uDC00\uD800', '\uD83D\uD83D\uDE00'])('%j cannot be stored', (text) => {
  expect(isUnstorable(text)).toBe(true);
});

test.each(['', '한글', '😀', 'a\n\tb', '\uFFFD'])('%j can be stored', (text) => {
  expect(isUnstorable(text)).toBe(false);
});

test('each bad field is named by its path', () => {
  const input = {
    title: 'a\0',
    list: [1, { day: '\uD800' }],
    pages: Infinity,
    deep: { 'k\0': 1 },
    fine: 'ok',
    none: null,
  };
  expect(unstorableFields(input)).toEqual({
    title: 'invalid-format',
    'list.1.day': 'invalid-format',
    pages: 'wrong-type',
    deep: 'invalid-format',
  });
});

test('a body nested deeper than the stack is looked at to its end', () => {
  const depth = 120_000;
  expect(Object.keys(unstorableFields(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`)))).toHaveLength(
    1,
  );
});
