import type PostalMime from 'postal-mime';
import { WholeTextDecoder } from '../text/text-decoder.ts';
import type { Bytes } from '../text/text-decoder.ts';

/** WHATWG labels, and one more, of the encodings that `WholeTextDecoder` knows better than the built-in decoder. */
const labels =
  'cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949 ' +
  'csiso2022kr iso-2022-kr big5 big5-hkscs cn-big5 csbig5 x-x-big5';

/** Labels of a part that names no other encoding: `utf8` is what the parser takes where there is none. */
const defaultLabels = 'utf8 utf-8 us-ascii ascii';

/**
 * Of parts without a label, or with the wrong one: UTF-8, or Windows-949 where the bytes are that and no UTF-8. Hangul that can be read
 * as UTF-8 is UTF-8 with a fault, such as a mail that was cut.
 */
class KoreanTextDecoder extends WholeTextDecoder {
  override decode(input: Bytes = new Uint8Array()): string {
    const text = new WholeTextDecoder('utf-8').decode(input);
    if (!text.includes('\uFFFD') || /[가-힣]/.test(text)) return text;
    const korean = new WholeTextDecoder('euc-kr').decode(input);
    return korean.includes('\uFFFD') ? text : korean;
  }
}

/**
 * The parser of mails, which decodes bodies, subjects and file names with `WholeTextDecoder`. It takes no decoder, but makes one for
 * each label once and keeps it: the first word in each of the encodings is read here, with ours in the place of the built-in one.
 */
export async function loadMailParser(): Promise<typeof PostalMime> {
  // Most services only write mails
  const { default: parser, decodeWords } = await import('postal-mime');
  const builtIn = globalThis.TextDecoder;
  try {
    globalThis.TextDecoder = WholeTextDecoder;
    for (const label of labels.split(' ')) decodeWords(`=?${label}?B?YQ==?=`);
    globalThis.TextDecoder = KoreanTextDecoder;
    for (const label of defaultLabels.split(' ')) decodeWords(`=?${label}?B?YQ==?=`);
  } finally {
    globalThis.TextDecoder = builtIn;
  }
  return parser;
}
