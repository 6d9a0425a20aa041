import { describe, expect, test } from '@jest/globals';
import { markdownText } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

describe('the words of Markdown', () => {
  test.each([
    ['headings', '## 주요 변경\n내용', '주요 변경 내용'],
    ['lists', '- 첫째\n- 둘째\n\n1. 셋째\n   - 넷째', '첫째 둘째 셋째 넷째'],
    ['emphasis', '**굵게** _기울임_ ~~지움~~ `코드`', '굵게 기울임 지움 코드'],
    ['links', '[안내 보기](/support/download)에서', '안내 보기에서'],
    ['pictures', '앞 ![그림](/api/news/media/0190c5f4-8f5c-4c1e-9d3a-0123456789ab/large.webp) 뒤', '앞 뒤'],
    ['tables', '| a | b |\n| --- | --- |\n| 1 | 2 |', 'a b 1 2'],
    ['escapes and references', '2 \\* 3 &amp; 4', '2 * 3 & 4'],
    ['line breaks', '첫 줄\n둘째 줄\n\n셋째 줄', '첫 줄 둘째 줄 셋째 줄'],
  ])('leave out the markup of %s', (_, markdown, text) => {
    expect(markdownText(parseMarkdown(markdown))).toBe(text);
  });

  test('keep signs that mean nothing', () => {
    expect(markdownText(parseMarkdown('a_b_c 5 * 3 - 1 #태그 <b>'))).toBe('a_b_c 5 * 3 - 1 #태그 <b>');
  });
});
