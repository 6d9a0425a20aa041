import { describe, expect, test } from '@jest/globals';
import { excerptOf, hasWords, marksIn } from './search-marks.ts';
import { searchWords } from './search-words.ts';

const marked = (text: string, words: string[]) => marksIn(text, words).map(([start, end]) => text.slice(start, end));

describe('marks', () => {
  test('are what was found, in the letters of the text', () => {
    expect(marked('WEB EQ 웹 검사, web 기반', ['web'])).toEqual(['WEB', 'web']);
    expect(marked('스마트 팩토리와 스마트팩토리', ['스마트팩토리'])).toEqual(['스마트 팩토리', '스마트팩토리']);
  });

  test('never overlap: the longer word wins', () => {
    expect(marked('교육 일정', ['교육', '교육 일정'.replace(' ', '')])).toEqual(['교육 일정']);
  });

  test('are whole letters of the text where it has another spelling, or small letters of another length', () => {
    expect(marked('ㄱ형강 ㈜한빛정밀 ＷＥＢ', searchWords('ㄱ형강 (주)한빛정밀 web'))).toEqual([
      'ㄱ형강',
      '㈜',
      '한빛정밀',
      'ＷＥＢ',
    ]);
    expect(marked('İ web', ['web'])).toEqual(['web']);
  });
});

test.each([
  ['ㄱ형강 절단 교육 ㈜한빛정밀', 'ㄱ형강'],
  ['ㄱ형강 절단 교육 ㈜한빛정밀', '㈜한빛정밀'],
  ['ㄱ형강 절단 교육 ㈜한빛정밀', '(주)한빛정밀'],
  ['(주)한빛정밀', '㈜한빛정밀'],
  ['ＷＥＢ　ＥＱ', 'web eq'],
  ['WEB EQ', 'ＷＥＢ'],
  ['면적 30㎡', '30m2'],
  ['樂山', '樂山'],
])('%s has the words of %s', (text, typed) => {
  expect(hasWords(text, searchWords(typed))).toBe(true);
});

test('a text has all words or is no hit', () => {
  expect(hasWords('SM-IO-SERVER로 설비 연결', ['sm', '설비'])).toBe(true);
  expect(hasWords('SM-IO-SERVER로 설비 연결', ['sm', '교육'])).toBe(false);
});

describe('an excerpt', () => {
  test('of a short text is the text', () => {
    expect(excerptOf('짧은 글', ['글'])).toEqual({ excerpt: '짧은 글', marks: [[3, 4]] });
  });

  test('begins a little before the first mark and ends at a space', () => {
    const text = `${'앞 글 '.repeat(60)}비전 검사 ${'뒤의 글 '.repeat(60)}`;
    const { excerpt, marks } = excerptOf(text, ['비전']);
    expect(excerpt).toMatch(/^… (?:앞 )?글 .*비전 검사.* (?:뒤의|글) …$/);
    expect(excerpt.length).toBeLessThanOrEqual(165);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['비전']);
  });

  test('without a mark is the beginning', () => {
    expect(excerptOf('가'.repeat(200), ['web'])).toEqual({ excerpt: `${'가'.repeat(160)} …`, marks: [] });
  });

  test('never cuts a character in half', () => {
    expect(excerptOf(`${'가'.repeat(159)}😀${'가'.repeat(60)}`, []).excerpt).toBe(`${'가'.repeat(159)} …`);
  });
});
