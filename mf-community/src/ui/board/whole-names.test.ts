import { expect, test } from '@jest/globals';
import { wholeNames } from './whole-names.ts';

test.each([
  ['전시회의 WEB EQ 현장 검사', '전시회의 WEB\u00a0EQ 현장 검사'],
  ['SM-IO-SERVER, 드라이버 추가', 'SM-\u2060IO-\u2060SERVER, 드라이버 추가'],
  ['보기식품, SM-HACCP으로 대체', '보기식품, SM-\u2060HACCP으로 대체'],
  ['best-practice case, SM2S Basic', 'best-practice case, SM2S Basic'],
])('%s has its names in one piece', (title, shown) => {
  expect(wholeNames(title)).toBe(shown);
});
