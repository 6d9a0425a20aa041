import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { isPlainText } from '../files/content/text-check.ts';
import { WholeTextDecoder } from './text-decoder.ts';

const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at)).join('');

/** Bytes by Python 3: `'…'.encode('cp949').hex()`, and so on. */
const written: [label: string, hex: string, text: string][] = [
  ['ks_c_5601-1987', 'b4d9c0bd20c1d6bfa12089e7c0b8b8e920c1c1b0dabdc0b4cfb4d9', '다음 주에 됬으면 좋겠습니다'],
  [
    'EUC-KR',
    'd1d1f2b1eab920e4c520a2dfc7d1bafb20a4a1c7fcb0ad208c63b9e6b0a2c7cf20bc84bdc320a8e7a8e8',
    '金知源 樂 ㈜한빛 ㄱ형강 똠방각하 펲시 ①②',
  ],
  ['windows-949', 'b0dfc0fb20b9aec0c7', '견적 문의'],
  [
    'iso-2022-kr',
    '1b2429430e3459403d0f200e41563f210f200e3a4b305a3d40344f34590f2e0a0e51510f200e313340300f',
    '다음 주에 뵙겠습니다.\n金 교육',
  ],
  ['big5', 'bb4fc657', '臺灣'],
  ['big5', 'adbbb4e49def', '香港嘅'],
];

test.each(written)('%s: %s is %s', (label, hex, text) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(new WholeTextDecoder(label).decode(bytes)).toBe(text);
  expect(new WholeTextDecoder(label).decode(new Uint8Array(bytes).buffer)).toBe(text);
});

test('all syllables of Windows-949 are read, in whatever pieces they come', () => {
  const bytes = iconv.encode(syllables, 'cp949');
  // Python 3: sha256(''.join(map(chr, range(0xAC00, 0xD7A4))).encode('cp949'))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    '9d355925bccc44ae41885b4e53eb25cf5f2f5f52000c586e3b8cd938791447bd',
  );
  const decoder = new WholeTextDecoder('euc-kr', { fatal: true });
  let text = '';
  for (let at = 0; at < bytes.length; at += 1_001)
    text += decoder.decode(bytes.subarray(at, at + 1_001), { stream: true });
  expect(text + decoder.decode()).toBe(syllables);
});

test.each(['b0', 'b0ff', 'ff41'])('%s is not Windows-949', (hex) => {
  expect(() => new WholeTextDecoder('euc-kr', { fatal: true }).decode(Buffer.from(hex, 'hex'))).toThrow(TypeError);
});

test('a text file may have any of them, and no half of one', async () => {
  const sourceOf = (bytes: Buffer) => ({
    bytes: bytes.length,
    read: async (first: number, length: number) => bytes.subarray(first, first + length),
    async *chunks() {
      for (let at = 0; at < bytes.length; at += 999) yield bytes.subarray(at, at + 999);
    },
  });
  const bytes = iconv.encode(syllables, 'cp949');
  expect(await isPlainText(sourceOf(bytes))).toBe(true);
  expect(await isPlainText(sourceOf(bytes.subarray(0, -1)))).toBe(false);
});
