import { describe, expect, test } from '@jest/globals';
import type { MarkdownNode } from './markdown-tree.ts';
import { parseMarkdown } from './parse-markdown.ts';

const repeat = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** `line(0)`, `line(1)`, … until the length is reached. */
function lines(line: (index: number) => string, length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += line(index);
  return text.slice(0, length);
}

const repeated = [
  // Emphasis
  '*a_',
  '*',
  '_',
  '**a ',
  'a**',
  '*a**',
  '*a **a ',
  '~',
  '~~a ',
  '~a ',
  '~~a ~b ',
  '*~_a',
  '***a',
  '__a',
  '_ㅎ](__',
  '<^~\u200b',
  '\\*',
  // Quotes, lists and rules
  '> ',
  '>',
  '- ',
  '1. ',
  '+ * - ',
  '> - ',
  '>- >1. ',
  '> - a\n',
  '> a\nb\n',
  '>\n\n',
  '- a\n',
  '- a\n\n',
  '- [ ] a\n',
  '- [ ] a\n\n',
  '- [ ',
  '-\n',
  '- ```\n',
  '999999999. a\n',
  '-\ta\n\t-\tb\n',
  '# a\n',
  '#',
  '---\n',
  'a\n=\n',
  '  - a\n    b\n',
  // Links, images and link reference definitions
  '[',
  '[a',
  '![',
  '](',
  '[a](',
  '[a](b',
  '[a](<b',
  '[a](b "',
  '[a](b) ',
  '[a][b',
  '[a][b]',
  '[^a]',
  '[*a](b*',
  '[\n',
  '[a]: b\n',
  '[a]: b "\n\n',
  '[a]: b (\n\n',
  '[a]:\n\n',
  'http://a ',
  'www.',
  'a@b.c ',
  'a@',
  'http:/',
  '<http://a ',
  '<a@b',
  // Code, HTML and character references
  '`',
  '`a ``a ',
  '`*a_',
  '```\n',
  '~~~\n```\n',
  '<',
  '<a ',
  '<b>',
  '<div\n',
  '<!--',
  '<![CDATA[',
  '<?',
  '<!A ',
  '&#',
  '&#1234567',
  '&a',
  '\\',
  // Tables
  '|',
  'a|b\n-|-\n',
  '|a|b|\n',
  'a|',
  // Long lines, white space and line ends
  'a',
  'a-',
  'a+.',
  'word ',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '\t',
  '   \n',
  'a  \n',
  'a\\\n',
  '*a_\r\n\r',
  '*a_\n\n',
  '_ㅎ](__'.repeat(20).concat('\n\n'),
  // Characters beyond ASCII
  '\0',
  '\0*a_\u200b',
  '\u200b',
  '👩‍👩‍👧‍👦',
  '*👩‍👧_',
  '\u1112\u1161\u11ab',
  '*\u1112\u1161_',
  'a\u0301',
  '\ud83d',
  '\u00a0',
  '\u202e*a_',
  '한글*강조_',
];

const built: [string, (length: number) => string][] = [
  ['nested bullet lists', (length) => lines((level) => `${' '.repeat(level * 2)}- a\n`, length)],
  ['nested numbered lists', (length) => lines((level) => `${' '.repeat(level * 3)}1. a\n`, length)],
  ['deeper and deeper quotes', (length) => lines((level) => `${'>'.repeat(level + 1)} a\n`, length)],
  ['deeper and deeper quotes with lists', (length) => lines((level) => `${'> '.repeat(level)}- a\n`, length)],
  ['longer and longer runs of backticks', (length) => lines((level) => `${'`'.repeat(level + 1)}a`, length)],
  ['link reference definitions, all different', (length) => lines((index) => `[a${index}]: b\n`, length)],
  ['one definition and many uses', (length) => `[a]: b\n\n${repeat('[a] ', length)}`],
  ['brackets that close', (length) => repeat('[', length / 2) + repeat(']', length / 2)],
  ['links in links', (length) => repeat('[a', length / 2) + repeat('](b)', length / 2)],
  ['parentheses in an address', (length) => `[a](${repeat('(', length)}`],
  ['emphasis that closes', (length) => repeat('*a', length / 2) + repeat('a*', length / 2)],
  ['emphasis of two kinds that closes', (length) => repeat('**a _b ', length / 2) + repeat('c_ d** ', length / 2)],
  ['strike-through that closes', (length) => repeat('~~a ~b ', length / 2) + repeat('c~ d~~ ', length / 2)],
  [
    'a table of one wide row',
    (length) => `|${repeat('a|', length / 3)}\n|${repeat('-|', length / 3)}\n|${repeat('a|', length / 3)}`,
  ],
  [
    'a wide table of short rows',
    (length) => `|${repeat('a|', length / 3)}\n|${repeat('-|', length / 3)}\n${repeat('a\n', length / 3)}`,
  ],
  ['a long table', (length) => `|a|b|\n|-|-|\n${repeat('|a|b|\n', length)}`],
  ['a delimiter row that fails', (length) => `a\n${repeat('-|', length)}x`],
  ['a rule that is a list', (length) => `${repeat('- ', length)}a`],
  ['an underline that fails', (length) => `a\n=${repeat(' ', length)}b`],
  ['spaces between two letters', (length) => `a${repeat(' ', length)}b`],
  ['an address of mail with a long domain', (length) => `${repeat('a', length / 2)}@${repeat('b', length / 2)}`],
  ['underscores in a domain', (length) => `a@b.${repeat('c_', length)}`],
  ['a URL that ends in punctuation', (length) => `http://a.b/${repeat('?!.,', length)}`],
  ['a URL that ends in parentheses', (length) => `http://a${repeat(')', length)}`],
];

const hostile: [string, (length: number) => string][] = [
  ...repeated.map((unit): [string, (length: number) => string] => [
    JSON.stringify(unit.slice(0, 20)),
    (length) => repeat(unit, length),
  ]),
  ...built,
];

const ordinary =
  '## 주요 변경\n\n**새 버전**이 나왔습니다. [자세히](/support/download) 보기.\n\n- 판정 속도\n- `SDK` 개선\n\n다음 줄은 _그대로_ 이어집니다.\n\n';

/** Processor time of the fastest of some runs: what else the machine does only adds. */
function fastestMs(run: () => void, runs: number): number {
  let fastest = Infinity;
  for (let index = 0; index < runs; index += 1) {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    fastest = Math.min(fastest, (user + system) / 1_000);
  }
  return fastest;
}

function depthOf(nodes: readonly MarkdownNode[]): number {
  return nodes.reduce(
    (deepest, node) => Math.max(deepest, typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? [])),
    0,
  );
}

/** Times an ordinary text of 50,000 characters; without bounds it was 100 (table of short rows) to 4,000 (`*a_`). */
const SLOWEST = 30;
const DEEPEST = 100;
const ordinaryMs = fastestMs(() => parseMarkdown(repeat(ordinary, 50_000)), 10);

describe.each([20_000, 50_000])('%i characters of hostile Markdown', (length) => {
  test.each(hostile)('%s take no longer than a long article', (_, textOf) => {
    const text = textOf(length);
    expect(fastestMs(() => parseMarkdown(text), 2) / ordinaryMs).toBeLessThan(SLOWEST);
    expect(depthOf(parseMarkdown(text))).toBeLessThanOrEqual(DEEPEST);
  });
});

test('40,000 empty lines are empty', () => {
  expect(parseMarkdown('\n'.repeat(40_000))).toEqual([]);
});

test('a text beyond the bounds stays as it was typed, with its line breaks', () => {
  const text = `첫 줄\n${'*a_'.repeat(10_000)}\n\n<b> [x](javascript:alert(1))`;
  expect(parseMarkdown(text)).toEqual([{ tag: 'p', children: [text] }]);
});

test('emphasis that is nested too deep keeps its words', () => {
  const [paragraph] = parseMarkdown(`${'*a '.repeat(300)}끝${' a*'.repeat(300)}`);
  expect(depthOf(paragraph ? [paragraph] : [])).toBe(DEEPEST);
  expect(JSON.stringify(paragraph)).toContain('끝');
});
