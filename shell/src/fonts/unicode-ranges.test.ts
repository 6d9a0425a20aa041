import { expect, test } from '@jest/globals';
import { readRanges, slicesFor } from './unicode-ranges.ts';

const codePointsOf = (text: string) => Uint32Array.from([...text], (character) => character.codePointAt(0) ?? 0).sort();

test('ranges are read as browsers serialise them', () => {
  expect(readRanges('U+20-7E, u+ac00-ac02, U+D7A3')).toEqual([
    [0x20, 0x7e],
    [0xac00, 0xac02],
    [0xd7a3, 0xd7a3],
  ]);
});

test('a slice is needed for characters that no slice before it has', () => {
  const slices = [
    { name: 'first', ranges: readRanges('U+20-7E, U+AC00-AC02') },
    { name: 'rest', ranges: readRanges('U+AC10') },
    { name: 'whole', ranges: readRanges('U+AC00-D7A3') },
  ];
  const needed = (text: string) => slicesFor(slices, codePointsOf(text)).map(({ name }) => name);
  expect(needed('가')).toEqual(['first']);
  expect(needed('a감')).toEqual(['first', 'rest']);
  expect(needed('감힣')).toEqual(['rest', 'whole']);
  expect(needed('é')).toEqual([]);
});
