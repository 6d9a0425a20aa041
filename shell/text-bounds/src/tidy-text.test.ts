import { expect, test } from '@jest/globals';
import { isBlank, tidyText } from './tidy-text.ts';

test.each([
  '',
  ' \t\n\u3000\u00a0\ufeff',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u200b\u200c\u200d\u2060\u2061',
  '\u00ad\u034f\u180e',
  '\u202e\u2066',
  '\ufe0f\u{e0100}',
  '\u2800',
  '\u0000\u0007',
])('%j is blank', (text) => expect(isBlank(text)).toBe(true));

test.each(['가', 'ㅤ김', '.', '\u0301', '👩‍💻', '金', '\ufffd', '0'])('%j is not', (text) =>
  expect(isBlank(text)).toBe(false),
);

test.each([
  ['김하늘'.normalize('NFD'), '김하늘'],
  ['A\u030a \u212b', 'Å Å'],
  ['\u200b\u3164 ', ''],
  [' \t', ' \t'],
  ['\u212aim@example.com', '\u212aim@example.com'],
  ['\u037e\u1fefe\u0301', '\u037e\u1fefé'],
])('%j is taken in as %j', (text, tidy) => expect(tidyText(text)).toBe(tidy));
