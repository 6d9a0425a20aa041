import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';

/**
 * Encodings of which Node.js 20 knows a part of the characters alone, by their WHATWG names: what decodes them instead. Node.js takes
 * windows-1252 for ISO-8859-1, and loses the euro, dashes and typographic quotes.
 */
const whole: Record<string, string> = { 'euc-kr': 'cp949', big5: 'big5', 'windows-1252': 'windows-1252' };

/** Labels of what Korean mail servers wrote before UTF-8 (RFC 1557), which no TextDecoder takes. */
const shiftedLabels = new Set(['iso-2022-kr', 'csiso2022kr']);
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;
const ESCAPE = 0x1b;
const LINE_FEED = 0x0a;
const HIGH_BIT = 0x80;
const designator = Buffer.from('\u001b$)C', 'latin1');

/** ISO-2022-KR as EUC-KR: what stands between its two shifts gets the high bit, line by line. */
function unshifted(bytes: Buffer): Buffer {
  const plain: number[] = [];
  let isShifted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === ESCAPE && bytes.subarray(at, at + designator.length).equals(designator)) at += designator.length - 1;
    else if (byte === SHIFT_OUT || byte === SHIFT_IN) isShifted = byte === SHIFT_OUT;
    else {
      if (byte === LINE_FEED) isShifted = false;
      plain.push(isShifted && byte > 0x20 && byte < 0x7f ? byte | HIGH_BIT : byte);
    }
  }
  return Buffer.from(plain);
}

export type Bytes = ArrayBuffer | NodeJS.ArrayBufferView;

export interface DecoderOptions {
  fatal?: boolean;
  /** Keeps a byte order mark as a character. */
  ignoreBOM?: boolean;
}

export function bufferOf(input: Bytes): Buffer {
  return ArrayBuffer.isView(input) ? Buffer.from(input.buffer, input.byteOffset, input.byteLength) : Buffer.from(input);
}

/**
 * A `TextDecoder` that knows every character of the encodings that Korean texts come in, whatever Node.js was built with: Windows-949
 * under all its labels, ISO-2022-KR, Big5; for other labels it is the built-in one. Bytes of unknown encoding become text here alone.
 * The constructor throws RangeError for an unknown label; `decode` throws TypeError for malformed bytes when it is `fatal`.
 */
export class WholeTextDecoder {
  readonly encoding: string;
  readonly fatal: boolean;
  readonly ignoreBOM: boolean;
  readonly #isShifted: boolean;
  readonly #builtIn: TextDecoder;
  #stream: ReturnType<typeof iconv.getDecoder> | undefined;

  constructor(label = 'utf-8', { fatal = false, ignoreBOM = false }: DecoderOptions = {}) {
    this.#isShifted = shiftedLabels.has(label.trim().toLowerCase());
    // oxlint-disable-next-line encodings/one-decoder -- the one
    this.#builtIn = new TextDecoder(this.#isShifted ? 'euc-kr' : label, { fatal, ignoreBOM });
    this.encoding = this.#isShifted ? 'iso-2022-kr' : this.#builtIn.encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
  }

  /** `stream`: more bytes follow, except for ISO-2022-KR, which is decoded in one piece. */
  decode(input: Bytes = new Uint8Array(), { stream = false }: { stream?: boolean } = {}): string {
    const name = whole[this.#builtIn.encoding];
    if (name === undefined) return this.#builtIn.decode(input, { stream });
    this.#stream ??= iconv.getDecoder(name);
    const bytes = bufferOf(input);
    let text = this.#stream.write(this.#isShifted ? unshifted(bytes) : bytes);
    if (!stream) {
      text += this.#stream.end() ?? '';
      this.#stream = undefined;
    }
    if (this.fatal && text.includes('\uFFFD')) throw new TypeError(`the bytes are not ${this.encoding}`);
    return text;
  }
}
