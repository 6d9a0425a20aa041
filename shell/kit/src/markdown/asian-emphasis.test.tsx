import { describe, expect, test } from '@jest/globals';
import { parseMarkdown } from './parse-markdown.ts';
import type { MarkdownNode } from './markdown-tree.ts';

/** The tree in short: `<strong>` as [..], `<em>` as {..}, `<del>` as ~..~, links as <address|words>. */
function brief(nodes: readonly MarkdownNode[]): string {
  const inner = nodes.map((node) => {
    if (typeof node === 'string') return node;
    const text = brief(node.children ?? []);
    if (node.tag === 'a') return `<${node.href}|${text}>`;
    return { strong: `[${text}]`, em: `{${text}}`, del: `~${text}~` }[node.tag as string] ?? text;
  });
  return inner.join('');
}

describe('emphasis touches Korean letters', () => {
  test.each([
    ['**마크다운(Markdown)**의 장점', '[마크다운(Markdown)]의 장점'],
    ['그는 **"인용"**이라고 했다', '그는 ["인용"]이라고 했다'],
    ['그는**"인용"**이라고', '그는["인용"]이라고'],
    ['*강조.*입니다', '{강조.}입니다'],
    ['***둘(2)***는', '{[둘(2)]}는'],
    ['~~취소(完)~~는 **100%**까지', '~취소(完)~는 [100%]까지'],
    ['**「제품」**と**製品。**は', '[「제품」]と[製品。]は'],
    ['**하나(1)**와 **둘(2)**를', '[하나(1)]와 [둘(2)]를'],
    ['- **항목:**설명', '[항목:]설명'],
    ['**굵게**는', '[굵게]는'],
    ['**굵게 *기울임(i)*도**', '[굵게 {기울임(i)}도]'],
    ['**굵게 *기울임(i)*도 같이**는', '[굵게 {기울임(i)}도 같이]는'],
    ['*기울임 **굵게(b)**도*', '{기울임 [굵게(b)]도}'],
    ['**그는 *"인용"*이라고 했다.**', '[그는 {"인용"}이라고 했다.]'],
    ['**가(a) *나(b)*와 *다(c)*도 라(d)**는', '[가(a) {나(b)}와 {다(c)}도 라(d)]는'],
    ['**“*강조*”라고**', '[“{강조}”라고]'],
    ['**(*강조*)라고**', '[({강조})라고]'],
    ['*기울임(i)*과 **굵게(b)**와 *둘.*을', '{기울임(i)}과 [굵게(b)]와 {둘.}을'],
    ['~~취소 **굵게(b)**는~~', '~취소 [굵게(b)]는~'],
    ['***셋(3)*과 둘(2)**는', '[{셋(3)}과 둘(2)]는'],
  ])('%s', (text, tree) => expect(brief(parseMarkdown(text))).toBe(tree));

  test.each(['5 * 3(세) * 2', '** 아님(a) **의', 'snake_case(a)_의', '가격은 3*4*5원', 'a*"b"*c'])(
    '%s is left to CommonMark',
    (text) => {
      const marks = /[*_]/g;
      const tree = brief(parseMarkdown(text));
      expect(tree.match(marks)?.length ?? 0).toBe(text === '가격은 3*4*5원' ? 0 : text.match(marks)?.length);
    },
  );
});

test('every Hangul syllable is shown as it was written, also between marks', () => {
  const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at)).join('');
  expect(brief(parseMarkdown(syllables))).toBe(syllables);
  const words = syllables.match(/.{1,49}/gu) ?? [];
  expect(words.map((word) => brief(parseMarkdown(`**${word}.**${word}`)))).toEqual(
    words.map((word) => `[${word}.]${word}`),
  );
});

describe('an address ends before a particle', () => {
  test.each([
    [
      'https://www.example.com/support에서 확인',
      '<https://www.example.com/support|https://www.example.com/support>에서 확인',
    ],
    ['(https://www.example.com/12)를', '(<https://www.example.com/12|https://www.example.com/12>)를'],
    ['www.example.com/a입니다', '<http://www.example.com/a|www.example.com/a>입니다'],
    ['**https://www.example.com/a**는', '[<https://www.example.com/a|https://www.example.com/a>]는'],
    ['kim@example.com으로', '<mailto:kim@example.com|kim@example.com>으로'],
    ['[여기](https://www.example.com/한국에서)를', '<https://www.example.com/한국에서|여기>를'],
  ])('%s', (text, tree) => expect(brief(parseMarkdown(text))).toBe(tree));
});
