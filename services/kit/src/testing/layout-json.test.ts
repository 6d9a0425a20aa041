import { expect, test } from '@jest/globals';
import { layoutJson } from './layout-json.ts';

const long = 'x'.repeat(100);

test('puts what fits on one line, and everything else on one line per entry', () => {
  expect(layoutJson({ short: { list: [1, 'two', null], empty: {} }, long: [long, { a: long }] })).toBe(
    [
      '{',
      '  "short": { "list": [1, "two", null], "empty": {} },',
      '  "long": [',
      `    "${long}",`,
      `    { "a": "${long}" }`,
      '  ]',
      '}',
      '',
    ].join('\n'),
  );
});

test('no line is longer than 120 characters where a break could shorten it', () => {
  const value = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, ['y'.repeat(n), 'z'.repeat(n)]]));
  const lines = layoutJson({ value }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(JSON.parse(lines.join('\n'))).toEqual({ value });
});
