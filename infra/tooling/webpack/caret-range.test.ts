import { describe, expect, test } from '@jest/globals';
import { isInCaretRange } from './caret-range.ts';

describe('a caret range', () => {
  test.each([
    ['^1.2.3', ['1.2.3', '1.2.4', '1.3.0', '1.10.0'], ['1.2.2', '1.1.9', '2.0.0', '0.9.9']],
    ['^0.2.3', ['0.2.3', '0.2.10'], ['0.2.2', '0.3.0', '1.2.3']],
    ['^0.0.3', ['0.0.3'], ['0.0.2', '0.0.4', '0.1.0']],
    ['^0.0.0', ['0.0.0'], ['0.0.1', '1.0.0']],
    ['^1.2.0 || ^2.0.0', ['1.2.0', '1.3.0', '2.0.0', '2.4.1'], ['1.1.9', '3.0.0']],
  ])('%s has the versions that keep its first number that is not 0', (range, inside, outside) => {
    expect(inside.filter((version) => !isInCaretRange(range, version))).toEqual([]);
    expect(outside.filter((version) => isInCaretRange(range, version))).toEqual([]);
  });

  test('has a version before a release only when it names that one', () => {
    expect(isInCaretRange('^19.3.0', '19.4.0-canary.1')).toBe(false);
    expect(isInCaretRange('^19.4.0-canary.1', '19.4.0-canary.1')).toBe(true);
  });

  test.each(['~1.2.3', '>=1.2.3', '1.2.3', '*', 'undefined'])('is not %s, which has no versions', (range) => {
    expect(isInCaretRange(range, '1.2.4')).toBe(false);
  });
});
