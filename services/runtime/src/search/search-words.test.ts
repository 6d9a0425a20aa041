import { describe, expect, test } from '@jest/globals';
import {
  edgesOf,
  isShortSearch,
  searchPattern,
  searchTerms,
  searchWays,
  searchWords,
  splitsOf,
} from './search-words.ts';

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

  test('have 32 letters at most, also where one character is composed of many', () => {
    expect(searchWords('가'.repeat(100))).toEqual(['가'.repeat(32)]);
    const composed = searchWords('\ufdfa'.repeat(100));
    expect(composed.length).toBeLessThanOrEqual(8);
    expect(composed.every((word) => word.length <= 32)).toBe(true);
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

describe('the ways to write a word', () => {
  test.each<[string, string[][]]>([
    ['server', [['server']]],
    ['물', [['물']]],
    ['자동화', [['자동', '동화']]],
    ['설비운영', [['설비', '운영']]],
    [
      '스마트팩토',
      [
        ['스마', '마트', '팩토'],
        ['스마', '트팩', '팩토'],
      ],
    ],
    ['가가가가가가', [['가가']]],
  ])('of %s are %j', (word, ways) => expect(searchWays(word)).toEqual(ways));

  test.each(['스마트팩토리', '비전검사자동화', '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로'])(
    'of %s are two at most with few terms, and each text with the word has those of one',
    (word) => {
      const ways = searchWays(word);
      expect(ways.length).toBeLessThanOrEqual(2);
      expect(ways.every((way) => way.length <= 7)).toBe(true);
      for (const [first, second] of [[word, ''], ...splitsOf(word)]) {
        const terms = new Set([...searchTerms(first ?? ''), ...(second ? searchTerms(second) : [])]);
        expect(ways.some((way) => way.every((term) => terms.has(term)))).toBe(true);
        expect(edgesOf(word).every((term) => terms.has(term))).toBe(true);
      }
    },
  );
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
