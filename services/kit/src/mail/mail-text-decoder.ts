import { bufferOf, WholeTextDecoder } from '../text/text-decoder.ts';
import type { Bytes, DecoderOptions } from '../text/text-decoder.ts';

/** The text of bytes that are wholly in one encoding. */
function textIn(label: string, bytes: Buffer): string | undefined {
  const text = new WholeTextDecoder(label, { ignoreBOM: true }).decode(bytes);
  return text.includes('\uFFFD') ? undefined : text;
}

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
const hasHighBytes = (bytes: Buffer): boolean => bytes.some((byte) => byte > 0x7f);

/** Letters of three bytes, which other bytes give by chance: more of them than faults, as in a mail that was cut. */
const isSurelyUtf8 = (text: string): boolean =>
  /[\u0800-\uFFFC]/.test(text) && countOf(text, /[\u0800-\uFFFC]/g) >= countOf(text, /\uFFFD/g);

/** Words such as `체크` are letters in UTF-8 too, `üũ` in this case, which stand among small letters. */
const isRatherKorean = (text: string, korean: string): boolean =>
  /^[\p{ASCII}가-힣]*$/u.test(korean) && !/[a-z][^\p{ASCII}]|[^\p{ASCII}][a-z]/u.test(text);

/** Where a label says Latin: pairs of Latin letters are Hangul at times, most of them are not. */
function isMostlyKorean(bytes: Buffer, korean: string): boolean {
  const common = countOf(bytes.toString('latin1'), /[\u00B0-\u00C8][\u00A1-\u00FE]/g);
  return /[가-힣]/.test(korean) && common * 2 > countOf(korean, /[^\p{ASCII}]/gu);
}

/** Without a label, or with the one of UTF-8. UTF-8 with a fault, such as a mail that was cut, stays that. */
function unlabelled(bytes: Buffer, faulty: string): string {
  if (isSurelyUtf8(faulty)) return faulty;
  const korean = textIn('euc-kr', bytes);
  const isLatinWord = /^[^\u0080-\u00FF]*([\u00C0-\u00C6][A-Za-z]{2}[^\u0080-\u00FF]*)+$/.test(
    bytes.toString('latin1'),
  );
  if (korean !== undefined && !isLatinWord) return korean;
  return /[^\p{ASCII}\uFFFD]/u.test(faulty) ? faulty : new WholeTextDecoder('windows-1252').decode(bytes);
}

/**
 * What bytes of a mail say. Korean programs name no encoding, or another one than they write, UTF-8 and Windows-949 above all: bytes
 * that can be but one of them are that one, whatever a Korean or Latin label says.
 */
export class MailTextDecoder extends WholeTextDecoder {
  constructor(label = 'utf-8', options: DecoderOptions = {}) {
    super(/ascii|^ansi/.test(label) ? 'utf-8' : label, options);
  }

  override decode(input: Bytes = new Uint8Array()): string {
    const bytes = bufferOf(input);
    const labelled = super.decode(bytes);
    if (!hasHighBytes(bytes))
      return bytes.includes('\u001B$)C') ? new WholeTextDecoder('iso-2022-kr').decode(bytes) : labelled;
    const utf8 = textIn('utf-8', bytes);
    if (utf8 !== undefined && isSurelyUtf8(utf8)) return this.ignoreBOM ? utf8 : utf8.replace(/^\uFEFF/, '');
    if (this.encoding === 'euc-kr') return labelled;
    const korean = textIn('euc-kr', bytes);
    if (utf8 !== undefined) return korean !== undefined && isRatherKorean(utf8, korean) ? korean : utf8;
    if (this.encoding === 'utf-8') return unlabelled(bytes, labelled);
    return korean !== undefined && isMostlyKorean(bytes, korean) ? korean : labelled;
  }
}

const escaped = (bytes: Buffer, sign: string): string =>
  Array.from(bytes, (byte) => `${sign}${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');

/**
 * Of a header line. Bytes in what names its own encoding are left to that: encoded words (RFC 2047), parameters (RFC 2231). Words in
 * base64 become quoted ones, which are joined where one ends within a letter. U+0000 goes: no column holds it.
 */
export class MailHeaderDecoder extends MailTextDecoder {
  override decode(input: Bytes = new Uint8Array()): string {
    const line = bufferOf(input)
      .toString('latin1')
      .replaceAll('\0', '')
      .replaceAll(/(=\?[^?\s]+\?)B\?([\w+/=\s]*)\?=/gi, (_word, label: string, base64: string) => {
        return `${label}Q?${escaped(Buffer.from(base64, 'base64'), '=')}?=`;
      })
      .replaceAll(/=\?[^?\s]+\?Q\?[^?]*\?=/gi, (word) =>
        word.replaceAll(/[\u0080-\u00FF]/g, (byte) => escaped(Buffer.from(byte, 'latin1'), '=')),
      )
      .replaceAll(/\*=\s*"?[\w.:-]{0,40}'[\w-]{0,40}'[^";]*/g, (parameter) =>
        parameter.replaceAll(/[\u0080-\u00FF]/g, (byte) => escaped(Buffer.from(byte, 'latin1'), '%')),
      );
    return super.decode(Buffer.from(line, 'latin1'));
  }
}
