import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { missingLetters } from './missing-letters.ts';

test('every Hangul syllable, the Hanja of KS X 1001, Latin and what companies write are drawn', () => {
  const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
  // KS X 1001, whose compatibility forms are other letters once composed
  const hanja = iconv.decode(
    Buffer.from(
      Array.from({ length: 52 }, (_, row) => Array.from({ length: 94 }, (_, at) => [0xca + row, 0xa1 + at])).flat(2),
    ),
    'cp949',
  );
  expect(new Set(hanja.normalize('NFC')).size).toBe(4_622);
  const others = [hanja, '金知源', 'Kim Ha-neul', '㈜한빛정밀 & Söhne (주) ㄱ형강', '김하늘'.normalize('NFD')];
  expect(missingLetters([syllables, ...others])).toEqual([]);
});

test.each([
  ['김\u{20000}하늘', ['\u{20000}']],
  ['محمد', ['م', 'ح', 'د']],
  ['x\u0323\u0301\u0302', ['\u0323', '\u0301', '\u0302']],
  ['김\u3164\u200b하늘\u200d', ['\u3164', '\u200b', '\u200d']],
])('%s needs %j, which are not', (text, letters) => {
  expect(missingLetters([text])).toEqual(letters);
});
