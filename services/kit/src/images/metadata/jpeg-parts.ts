import { orientationAlone } from './exif-orientation.ts';
import { PartList } from './picture-part.ts';
import type { PicturePart } from './picture-part.ts';

const exifName = 'Exif\0\0';
const startsWith = (data: Buffer, text: string): boolean => data.subarray(0, text.length).toString('latin1') === text;
/** Marker → what its data begins with in a segment that the picture needs: size of dots, colours, how colours are stored. */
const needed = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const isAlone = (marker: number): boolean => marker === 0x01 || marker === 0xd8 || isRestart(marker);
const comment = 0xfe;
const isAbout = (marker: number, data: Buffer): boolean =>
  marker === comment || (marker >= 0xe0 && marker <= 0xef && !startsWith(data, needed.get(marker) ?? 'no such name'));

/** Where the compressed data ends that begins at `at`: before the next marker. */
function endOfScan(content: Buffer, at: number): number {
  let found = content.indexOf(0xff, at);
  while (found >= 0) {
    const next = content[found + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return found;
    found = content.indexOf(0xff, found + (next === 0xff ? 1 : 2));
  }
  return content.length;
}

function exifSegment(data: Buffer): Buffer | undefined {
  const block = startsWith(data, exifName) ? orientationAlone(data.subarray(exifName.length)) : undefined;
  if (!block) return undefined;
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifName.length + block.length]);
  return Buffer.concat([head, Buffer.from(exifName, 'latin1'), block]);
}

/** The segments of a JPEG file (ITU-T T.81, annex B). */
export function jpegParts(content: Buffer): PicturePart[] {
  const list = new PartList(content);
  let at = 0;
  while (at + 2 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xd9) {
      list.add(at + 2);
      return list.finish(true);
    }
    if (isAlone(marker) || marker === 0xff) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = at + 4 <= content.length ? content.readUInt16BE(at + 2) : 0;
    const end = at + 2 + length;
    if (marker < 0xc0 || length < 2 || end > content.length) break;
    const data = content.subarray(at + 4, end);
    list.add(at);
    list.add(end, isAbout(marker, data), exifSegment(data));
    at = marker === 0xda ? endOfScan(content, end) : end;
  }
  return list.finish(false);
}
