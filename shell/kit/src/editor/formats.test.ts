import { describe, expect, test } from '@jest/globals';
import {
  cycleHeading,
  putBlock,
  putLink,
  toggleCode,
  toggleLines,
  toggleMark,
  videoText,
  type Edit,
} from './formats.ts';

/** A text with its selection between two bars. */
function selected(marked: string) {
  const [before = '', inner = '', after = ''] = marked.split('|');
  return { text: before + inner + after, from: before.length, to: before.length + inner.length };
}

function apply(marked: string, change: (at: ReturnType<typeof selected>) => Edit): string {
  const at = selected(marked);
  const { from, to, insert, select } = change(at);
  const text = at.text.slice(0, from) + insert + at.text.slice(to);
  return `${text.slice(0, select[0])}|${text.slice(select[0], select[1])}|${text.slice(select[1])}`;
}

describe('bold', () => {
  const bold = (marked: string) => apply(marked, (at) => toggleMark(at, '**', '굵은 글씨'));
  test('goes around what is selected, and away again', () => {
    expect(bold('가 |나| 다')).toBe('가 **|나|** 다');
    expect(bold('가 **|나|** 다')).toBe('가 |나| 다');
  });
  test('offers a word to be typed over where nothing is selected', () => {
    expect(bold('||')).toBe('**|굵은 글씨|**');
  });
  test('is not taken away by italic', () => {
    expect(apply('**|나|**', (at) => toggleMark(at, '*', ''))).toBe('***|나|***');
    expect(apply('***|나|***', (at) => toggleMark(at, '*', ''))).toBe('**|나|**');
  });
});

describe('lists and quotations', () => {
  test('take all lines that the selection touches, and give them back', () => {
    expect(apply('하|나\n둘|', (at) => toggleLines(at, 'list'))).toBe('- 하나\n- 둘||');
    expect(apply('|- 하나\n- 둘|', (at) => toggleLines(at, 'list'))).toBe('하나\n둘||');
    expect(apply('|하나\n둘|', (at) => toggleLines(at, 'numbers'))).toBe('1. 하나\n2. 둘||');
    expect(apply('하||나', (at) => toggleLines(at, 'quote'))).toBe('> 하나||');
  });
  test('change their kind', () => {
    expect(apply('|- 하나\n- 둘|', (at) => toggleLines(at, 'numbers'))).toBe('1. 하나\n2. 둘||');
  });
});

test('a heading becomes smaller, then text again', () => {
  expect(apply('제||목', cycleHeading)).toBe('## 제목||');
  expect(apply('## 제||목', cycleHeading)).toBe('### 제목||');
  expect(apply('### 제||목', cycleHeading)).toBe('제목||');
});

test('a link asks for its address, and an address for its words', () => {
  expect(apply('|여기|', (at) => putLink(at, '링크'))).toBe('[여기](|https://|)');
  expect(apply('|https://a.example|', (at) => putLink(at, '링크'))).toBe('[|링크|](https://a.example)');
});

test('several lines become a block of code', () => {
  expect(apply('|a|', (at) => toggleCode(at, ''))).toBe('`|a|`');
  expect(apply('|a\nb|', (at) => toggleCode(at, ''))).toBe('```\na\nb\n```||\n');
});

test('a block has empty lines around it', () => {
  expect(apply('앞||뒤', (at) => putBlock(at, '| a |'.replaceAll('|', 'I')))).toBe('앞\n\nI a I||\n\n뒤');
  expect(apply('||', (at) => putBlock(at, 'X'))).toBe('X||\n');
});

test('a video is a link to a site that is known', () => {
  expect(videoText('https://youtu.be/abc', '소개 [1]')).toBe('[소개  1 (YouTube)](https://youtu.be/abc)');
  expect(videoText('https://vimeo.com/1', '')).toBe('[Vimeo (Vimeo)](https://vimeo.com/1)');
  expect(videoText('https://example.com/v', '')).toBeUndefined();
  expect(videoText('javascript:alert(1)', '')).toBeUndefined();
});
