import { expect, test } from '@jest/globals';
import { isWidenedCheck } from './widened-check.ts';

const kinds = (...values: string[]) =>
  `CHECK ((kind = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])))`;

test.each([
  ['the same', kinds('a', 'b'), kinds('a', 'b')],
  ['a further value', kinds('a', 'b'), kinds('a', 'c', 'b')],
  ['a higher maximum', 'CHECK ((length(title) <= 200))', 'CHECK ((length(title) <= 500))'],
  ['a lower minimum', 'CHECK (((n >= 3) AND (n <= 9)))', 'CHECK (((n >= -1) AND (n <= 10)))'],
  ['beside a null', 'CHECK (((n IS NOT NULL) OR (m <= 1)))', 'CHECK (((n IS NOT NULL) OR (m <= 2)))'],
])('a check with %s allows what it did before', (_what, before, after) => {
  expect(isWidenedCheck(before, after)).toBe(true);
});

test.each([
  ['a value less', kinds('a', 'b'), kinds('a')],
  ['another value', kinds('a', 'b'), kinds('a', 'c')],
  ['a lower maximum', 'CHECK ((length(title) <= 200))', 'CHECK ((length(title) <= 20))'],
  ['a higher minimum', 'CHECK ((n >= 3))', 'CHECK ((n >= 4))'],
  ['one maximum of two that is lower', 'CHECK (((a <= 1) AND (b <= 2)))', 'CHECK (((a <= 5) AND (b <= 1)))'],
  ['another column', 'CHECK ((a <= 1))', 'CHECK ((b <= 1))'],
  ['a negation', 'CHECK ((NOT (n <= 3)))', 'CHECK ((NOT (n <= 4)))'],
  ['a comparison of two conditions', 'CHECK (((a <= 1) = (b IS NULL)))', 'CHECK (((a <= 2) = (b IS NULL)))'],
  ['excluded values', "CHECK ((k <> ALL (ARRAY['a'::text])))", "CHECK ((k <> ALL (ARRAY['a'::text, 'b'::text])))"],
])('a check with %s may allow less', (_what, before, after) => {
  expect(isWidenedCheck(before, after)).toBe(false);
});
