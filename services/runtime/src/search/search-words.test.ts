import { describe, expect, test } from '@jest/globals';
import { isShortSearch, searchPattern, searchTerms, searchWords, splitsOf } from './search-words.ts';

describe('words of a search', () => {
  test.each<[string, string[]]>([
    ['  스마트팩토리  도입 ', ['스마트팩토리', '도입']],
    ['SM-IO-SERVER', ['sm', 'io', 'server']],
    ['3세대 SM-IO', ['3', '세대', 'sm', 'io']],
    ['ＷＥＢ　ＥＱ', ['web', 'eq']],
    ['교육'.normalize('NFD'), ['교육']],
    ['교육 교육 교육', ['교육']],
    ['C++', ['c']],
    ['%_\\ \' " * <b>', ['b']],
    ['!?… · —', []],
    ['', []],
  ])('%j has %j', (typed, words) => expect(searchWords(typed)).toEqual(words));

  test('are at most eight, of the first hundred characters', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords(`${'가 '.repeat(50)}나`)).toEqual(['가']);
  });

  test('of one letter each make a short search', () => {
    expect(isShortSearch(['물'])).toBe(true);
    expect(isShortSearch(['물', 'ai'])).toBe(false);
  });
});

describe('terms of an index', () => {
  test.each<[string, string[]]>([
    ['자동화', ['자동', '동화']],
    ['물', ['물']],
    ['server', ['server']],
    ['internationalization', ['internationaliza']],
  ])('%s is found by %j', (word, terms) => expect(searchTerms(word)).toEqual(terms));

  test('a long Korean word may be two', () => {
    expect(splitsOf('스마트팩토')).toEqual([
      ['스마', '트팩토'],
      ['스마트', '팩토'],
    ]);
    expect(splitsOf('자동화')).toEqual([]);
    expect(splitsOf('server')).toEqual([]);
  });
});

describe('a pattern', () => {
  test.each<[string, string, boolean]>([
    ['eq', 'web eq', true],
    ['eq', 'sequence', false],
    ['ser', 'sm-io-server', true],
    ['webeq', 'web eq', true],
    ['smio', 'sm-io', true],
    ['동화', '자동화', true],
    ['스마트팩토리', '스마트 팩토리', true],
    ['한국', '대한 국민', false],
  ])('of %s fits %s: %s', (word, text, fits) => expect(new RegExp(searchPattern(word)).test(text)).toBe(fits));
});
