import { expect, test } from '@jest/globals';
import { textLang } from './text-lang.ts';

test.each([
  ['교육 신청', undefined, 'ko'],
  ['SM-IO-SERVER 도입', undefined, 'ko'],
  ['A new release of SMWP', 'en', undefined],
  ['The word 센서 is explained in this post', 'en', undefined],
  ['how to export', 'en', undefined],
  ['SM-IO-SERVER', undefined, undefined],
  ['Smart HACCP Kit', undefined, undefined],
  ['writer@selmatrix.example', undefined, undefined],
  ['2026.11.20', undefined, undefined],
] as const)('%s is %s on a Korean page, %s on an English one', (text, onKorean, onEnglish) => {
  expect([textLang(text, 'ko'), textLang(text, 'en')]).toEqual([onKorean, onEnglish]);
});
