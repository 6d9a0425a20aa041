import { crc32 } from 'node:zlib';
import { orientationAlone } from './exif-orientation.ts';
import { PartList } from './picture-part.ts';
import type { PicturePart } from './picture-part.ts';

const signatureBytes = 8;
/** Length, name and checksum of a chunk. */
const frameBytes = 12;
/** What changes how the picture looks, beside what no picture does without; moving pictures too. */
const needed = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '));
const isNeeded = (name: string): boolean => /^[A-Z]/.test(name) || needed.has(name);

function exifChunk(data: Buffer): Buffer | undefined {
  const block = orientationAlone(data);
  if (!block) return undefined;
  const named = Buffer.concat([Buffer.from('eXIf'), block]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(block.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** The chunks of a PNG file (W3C PNG, third edition). */
export function pngParts(content: Buffer): PicturePart[] {
  const list = new PartList(content);
  let at = signatureBytes;
  while (at + frameBytes <= content.length) {
    const end = at + frameBytes + content.readUInt32BE(at);
    if (end > content.length) break;
    const name = content.subarray(at + 4, at + 8).toString('latin1');
    list.add(at);
    list.add(end, !isNeeded(name), name === 'eXIf' ? exifChunk(content.subarray(at + 8, end - 4)) : undefined);
    at = end;
    if (name === 'IEND') return list.finish(true);
  }
  return list.finish(false);
}
