import { describe, expect, test } from '@jest/globals';
import { excerptOf } from './excerpt.ts';

describe('an excerpt', () => {
  test('has neither marks of Markdown nor headings', () => {
    const markdown =
      '## WEB EQ 2.0\n\n**새 버전**이 나왔습니다. [자세히](/service/product/web-eq)\n\n- 판정 속도\n- `SDK` 개선\n\n> 문의 바랍니다.\n\n![화면](/a.png)';
    expect(excerptOf(markdown)).toBe('새 버전이 나왔습니다. 자세히 판정 속도 SDK 개선 문의 바랍니다.');
  });

  test('reads a table as its cells', () => {
    expect(excerptOf('| 구분 | 일정 |\n|---|---|\n| 전시 | 5월 |')).toBe('구분 일정 전시 5월');
  });

  test('keeps hyphens, underscores and numbers inside a sentence', () => {
    expect(excerptOf('SM-IO-SERVER 3.1 - tag_name 지원')).toBe('SM-IO-SERVER 3.1 - tag_name 지원');
  });

  test('is cut at a word, within 160 characters', () => {
    const excerpt = excerptOf('전시회 '.repeat(100));
    expect(excerpt.length).toBeLessThanOrEqual(160);
    expect(excerpt).toMatch(/전시회…$/);
  });

  test('is cut inside a text without spaces', () => {
    expect(excerptOf('가'.repeat(500))).toBe(`${'가'.repeat(159)}…`);
  });
});
