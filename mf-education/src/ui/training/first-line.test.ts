import { expect, test } from '@jest/globals';
import { firstLine } from './first-line.ts';

test.each([
  ['첫 줄\n\n둘째 줄', '첫 줄'],
  ['\n\n## **기초** 과정\n\n내용', '기초 과정'],
  ['- `PLC` 연결\n- 실습', 'PLC 연결'],
  ['1. [신청](/support/question) 방법', '신청 방법'],
  ['> 인용', '인용'],
  ['', ''],
])('the first line of %j is %j', (markdown, line) => {
  expect(firstLine(markdown)).toBe(line);
});
