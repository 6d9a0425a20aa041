import { orientationAlone } from './exif-orientation.ts';
import { PartList } from './picture-part.ts';
import type { PicturePart } from './picture-part.ts';

const headBytes = 12;
const frameBytes = 8;
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const exifName = Buffer.from('Exif\0\0', 'latin1');
/** Bits of VP8X. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

function exifChunk(data: Buffer): Buffer | undefined {
  // Many programs write the name of JPEG before it
  const isNamed = data.subarray(0, exifName.length).equals(exifName);
  const block = orientationAlone(isNamed ? data.subarray(exifName.length) : data);
  if (!block) return undefined;
  const body = isNamed ? Buffer.concat([exifName, block]) : block;
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The chunks of a WebP file (RFC 9649). Its first piece and VP8X say what follows, so both change with it. */
export function webpParts(content: Buffer): PicturePart[] {
  const list = new PartList(content);
  list.add(headBytes);
  let at = headBytes;
  while (at + frameBytes <= content.length) {
    const length = content.readUInt32LE(at + 4);
    const end = at + frameBytes + length + (length % 2);
    if (end > content.length) break;
    const name = content.subarray(at, at + 4).toString('latin1');
    const data = content.subarray(at + frameBytes, at + frameBytes + length);
    list.add(end, !needed.has(name), name === 'EXIF' ? exifChunk(data) : undefined);
    at = end;
  }
  const parts = list.finish(false);
  const isTurned = parts.some(({ left }) => left !== undefined);
  for (const part of parts) if (part.bytes.subarray(0, 4).equals(Buffer.from('VP8X'))) changeFlags(part, isTurned);
  const [head, ...chunks] = parts;
  if (head) {
    head.left = Buffer.from(head.bytes);
    const kept = chunks.map(({ bytes, isMetadata, left }) => (left ?? (isMetadata ? Buffer.alloc(0) : bytes)).length);
    head.left.writeUInt32LE(4 + kept.reduce((sum, length) => sum + length, 0), 4);
  }
  return parts;
}

function changeFlags(part: PicturePart, isTurned: boolean): void {
  part.left = Buffer.from(part.bytes);
  const flags = part.bytes[frameBytes] ?? 0;
  part.left[frameBytes] = (flags & ~(exifFlag | xmpFlag)) | (isTurned ? exifFlag : 0);
}
