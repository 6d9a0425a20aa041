import { describe, expect, test } from '@jest/globals';
import { exceededMarkdownBound, markdownBounds } from './markdown-bounds.ts';

describe('a text exceeds the bound of', () => {
  test.each([
    ['length', '가'.repeat(50_001)],
    ['nesting', '> '.repeat(17)],
    ['nesting', `${'>'.repeat(9)} ${'- '.repeat(9)}a`],
    ['nesting', '1. '.repeat(17)],
    ['nesting', `${'- '.repeat(17)}a`],
    ['indentation', `${' '.repeat(61)}- a`],
    ['indentation', `${'\t'.repeat(16)}> a`],
    ['work', '*a_'.repeat(6_667)],
    ['work', '*a_\r\n'.repeat(1_000)],
    ['work', '**a _b '.repeat(500)],
    ['work', `- a\n${'    - *a_\n'.repeat(600)}`],
    ['work', '> *a_\n'.repeat(800)],
    ['work', '- [ ] a\n'.repeat(2_000)],
    ['work', '- [ ] a\n\n'.repeat(3_000)],
    ['work', `\x20\`\`\`\n\`\`\`\n${'*a_'.repeat(2_000)}`],
    ['work', `- \`\`\`\n\`\`\`\n${'*a_'.repeat(2_000)}`],
    ['work', `[a]: b "\n\`\`\`\n${'*a_'.repeat(2_000)}`],
    ['work', `\`\`\`\n~~~\n\`\`\`\n${'*a_'.repeat(2_000)}`],
    ['runs', ' '.repeat(3_200)],
    ['runs', 'a'.repeat(3_200)],
    ['runs', `${'b'.repeat(1_000)} `.repeat(12)],
    ['cells', `${'a|'.repeat(200)}\n${'-|'.repeat(200)}\n${'a\n'.repeat(100)}`],
  ] as const)('%s', (bound, text) => {
    expect(exceededMarkdownBound(text)).toBe(bound);
  });
});

describe('within the bounds are', () => {
  const article =
    '## 제목\n\n**새 버전**이 나왔습니다. [자세히](/support/download) 보기.\n다음 줄은 _그대로_ 이어집니다.\n\n- 하나\n- `둘`\n\n';
  test.each([
    ['nothing', ''],
    ['an article as long as a field allows', article.repeat(800).slice(0, 50_000)],
    ['a list of 500 items in bold', '- **항목** 은 [여기](/news/1)\n'.repeat(500)],
    ['a numbered list of 500 items', '1. **항목** 은 _여기_\n2. **둘째**\n'.repeat(250)],
    [
      'a table of 100 rows',
      `| 구분 | 모델 | 값 | 비고 |\n|---|---|---|---|\n${'| **조명** | SM-1 | 3 | 없음 |\n'.repeat(100)}`,
    ],
    ['a listing of 300 lines', `\`\`\`\n${'int *find_first(const char *name_of);\n'.repeat(300)}\`\`\``],
    ['quotes in lists in quotes', '> - > 1. > - 인용\n'],
    ['a list of eight levels', Array.from({ length: 8 }, (_, level) => `${'    '.repeat(level)}- 단계`).join('\n')],
    ['rules of any length', `${'- '.repeat(40)}\n${'* '.repeat(40)}\n${'-'.repeat(200)}\n${'='.repeat(200)}`],
    ['a long address', `https://selmatrix.example/?${'a=b&'.repeat(500)}`],
    ['Korean without spaces', '가나다라'.repeat(5_000)],
    ['stars and snake_case in a sentence', '5 * 3 - tag_name_of ★ *** '.repeat(30)],
    ['empty lines', '\n'.repeat(20_000)],
  ])('%s', (_, text) => {
    expect(exceededMarkdownBound(text)).toBeUndefined();
  });
});

test('measuring takes time in proportion to the length', () => {
  const fastest = (text: string) =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const began = performance.now();
        exceededMarkdownBound(text);
        return performance.now() - began;
      }),
    );
  for (const unit of ['*a_', '> ', '- ', ' ', 'a', '1', '|', '\n', '\r\n', '- [ ] a\n', '1. ', '\t>', '<', '`']) {
    const [short, long] = [2_000, 50_000].map((length) => fastest(unit.repeat(length).slice(0, length)));
    // Quadratic time would be 625 times as much
    expect((long ?? 0) / Math.max(short ?? 0, 0.02)).toBeLessThan(150);
  }
  expect(markdownBounds.length).toBe(50_000);
});
