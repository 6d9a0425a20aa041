import { expect, test } from '@jest/globals';
import { LONGEST_NOTE, noteFrom } from './note.ts';

const note = (text: string) => noteFrom(new URLSearchParams({ note: text }));

test('a note is one paragraph of plain text', () => {
  expect(note('  값 96개가\r\n\u0000순서대로\u202E 전송되었습니다.  ')).toBe('값 96개가 순서대로 전송되었습니다.');
  expect(note('<b>bold</b>')).toBe('<b>bold</b>');
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['more than its length', '가'.repeat(LONGEST_NOTE + 1)],
  ['a web address', 'see HTTPS://example.com'],
  ['the name of a web site', 'see www.example.com'],
])('a note of %s is not taken', (_what, text) => {
  expect(note(text)).toBeUndefined();
});

test('an inquiry without a note has none', () => {
  expect(noteFrom(new URLSearchParams())).toBeUndefined();
});
