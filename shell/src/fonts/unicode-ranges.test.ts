import { expect, test } from '@jest/globals';
import { coversAny, readRanges } from './unicode-ranges.ts';

const codePointsOf = (text: string) => Uint32Array.from([...text], (character) => character.codePointAt(0) ?? 0).sort();

test('a slice is needed as soon as one character of the page lies within its ranges', () => {
  const ranges = readRanges('U+20-7E, u+ac00-ac02, U+D7A3');
  expect(ranges).toEqual([
    [0x20, 0x7e],
    [0xac00, 0xac02],
    [0xd7a3, 0xd7a3],
  ]);
  expect(coversAny(ranges, codePointsOf('가'))).toBe(true);
  expect(coversAny(ranges, codePointsOf('한글힣'))).toBe(true);
  expect(coversAny(ranges, codePointsOf('é한 글'))).toBe(true);
  expect(coversAny(ranges, codePointsOf('é한글'))).toBe(false);
  expect(coversAny(ranges, codePointsOf(''))).toBe(false);
});
