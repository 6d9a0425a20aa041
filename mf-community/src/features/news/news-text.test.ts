import { describe, expect, test } from '@jest/globals';
import { cut, plainText } from './news-text.ts';

describe('cut', () => {
  test('leaves a text at the limit as it is', () => {
    expect(cut('가'.repeat(35), 35)).toBe('가'.repeat(35));
  });

  test('ends a longer text after the limit with three dots', () => {
    expect(cut('가'.repeat(36), 35)).toBe(`${'가'.repeat(35)}...`);
  });

  test('leaves no space before the dots', () => {
    expect(cut('SMWP 2.0 release', 5)).toBe('SMWP...');
  });

  test('counts an emoji as one character and never splits it', () => {
    expect(cut('🏭🏭🏭', 2)).toBe('🏭🏭...');
  });
});

describe('plain text of Markdown', () => {
  test.each([
    ['headings', '## 주요 변경\n내용', '주요 변경 내용'],
    ['lists', '- 첫째\n- 둘째\n1. 셋째', '첫째 둘째 셋째'],
    ['emphasis', '**굵게** _기울임_ ~~지움~~ `코드`', '굵게 기울임 지움 코드'],
    ['links', '[안내 보기](/support/download)에서', '안내 보기에서'],
    ['pictures', '앞 ![그림](/a.png) 뒤', '앞 뒤'],
    ['table rules', '| a | b |\n| --- | --- |\n| 1 | 2 |', '| a | b | | 1 | 2 |'],
    ['escapes', '2 \\* 3', '2 * 3'],
  ])('drops the signs of %s', (_, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  test('keeps signs that mean nothing', () => {
    expect(plainText('a_b_c 5 * 3 - 1 #태그')).toBe('a_b_c 5 * 3 - 1 #태그');
  });
});
