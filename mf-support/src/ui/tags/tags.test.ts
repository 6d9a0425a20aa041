import { expect, test } from '@jest/globals';
import { tagsIn, tagText } from './tags.ts';

test.each([
  [[], ''],
  [['견적', ' 급함 '], '견적\n급함'],
  [['견적', '', '  '], '견적'],
  [['Quote', 'quote', 'QUOTE  A', 'quote a'], 'Quote\nQUOTE A'],
  [['두\n줄'], '두 줄'],
])('%j is kept as %j', (tags, text) => expect(tagText(tags)).toBe(text));

test('what is kept is read as it was', () => {
  expect(tagsIn(tagText(['견적', '급함']))).toEqual(['견적', '급함']);
  expect(tagsIn('')).toEqual([]);
});
