import { WholeTextDecoder } from '../../text/text-decoder.ts';
import type { ByteSource } from './byte-source.ts';

/** Beginnings that make browsers and other programs take a text for something else. */
const otherThanText = /^(?:<[a-z!?/]|%pdf-|%!ps|#!|\{\\rtf)/;
const markup = /<(?:script|html|svg|iframe|body|head|object|embed)\b|<!doctype|<\?(?:php|xml)/;
const headBytes = 4_096;
const byteOrderMark = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;
/** Tab, line feed, form feed, carriage return. */
const plainControls = new Set([9, 10, 12, 13]);
const firstPrintable = 32;

/** Whether every byte reads as text in one of the encodings of Korean texts: UTF-8, UTF-16 with its mark, CP949. */
async function decodes(source: ByteSource, encodings: string[]): Promise<boolean> {
  const decoders = new Set(encodings.map((encoding) => new WholeTextDecoder(encoding, { fatal: true })));
  const tryAll = (chunk: Buffer | undefined): void => {
    for (const decoder of decoders) {
      try {
        decoder.decode(chunk, { stream: chunk !== undefined });
      } catch {
        // Not this encoding: that is all a failing decoder says
        decoders.delete(decoder);
      }
    }
  };
  for await (const chunk of source.chunks()) tryAll(chunk);
  tryAll(undefined);
  return decoders.size > 0;
}

async function hasControls(source: ByteSource): Promise<boolean> {
  for await (const chunk of source.chunks()) {
    if (chunk.some((byte) => byte < firstPrintable && !plainControls.has(byte))) return true;
  }
  return false;
}

/** Whether a file is a text and would be taken for nothing else. */
export async function isPlainText(source: ByteSource): Promise<boolean> {
  const head = (await source.read(0, headBytes)).toString('latin1');
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(head);
  const letters = head.replace(byteOrderMark, '').replaceAll('\0', '').toLowerCase();
  if (otherThanText.test(letters.trimStart()) || markup.test(letters)) return false;
  if (isWide) return decodes(source, [head.startsWith('\xff\xfe') ? 'utf-16le' : 'utf-16be']);
  return !(await hasControls(source)) && decodes(source, ['utf-8', 'euc-kr']);
}
