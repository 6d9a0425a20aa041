import { describe, expect, test } from '@jest/globals';
import { manyLines, oneLine } from './typed-text.ts';

describe('oneLine', () => {
  test.each([
    ['김하늘\r\nBcc: victim@example.com', '김하늘 Bcc: victim@example.com'],
    ['a\u0000b\u0085c\u2028d\te', 'a b c d e'],
    ['  kim@example.com ', 'kim@example.com'],
    ['\r\n', ''],
    ['half \ud83d', 'half \ufffd'],
    ['공장 🏭', '공장 🏭'],
  ])('makes %j one line', (typed, line) => expect(oneLine(typed)).toBe(line));
});

describe('manyLines', () => {
  test.each([
    ['첫 줄\r\n둘째 줄\r셋째 줄', '첫 줄\n둘째 줄\n셋째 줄'],
    ['a\u0000\u001bb\tc', 'ab\tc'],
    ['\n \n', ''],
  ])('keeps the lines of %j', (typed, text) => expect(manyLines(typed)).toBe(text));
});
