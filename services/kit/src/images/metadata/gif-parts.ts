import { PartList } from './picture-part.ts';
import type { PicturePart } from './picture-part.ts';

const headBytes = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const imageBytes = 10;
const applicationLabel = 0xff;
const commentLabel = 0xfe;
const applicationBytes = 11;
/** How often a moving picture plays. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Of a table of colours, by the flags that say whether there is one. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Where blocks of data end that begin at `at`; undefined when the file ends before. */
function endOfBlocks(content: Buffer, at: number): number | undefined {
  let next = at;
  while (next < content.length) {
    const length = content[next] ?? 0;
    next += 1 + length;
    if (length === 0) return next;
  }
  return undefined;
}

function isAbout(content: Buffer, at: number): boolean {
  const label = content[at + 1];
  if (label !== applicationLabel) return label === commentLabel;
  return !needed.has(content.subarray(at + 3, at + 3 + applicationBytes).toString('latin1'));
}

/** The blocks of a GIF file (GIF89a). */
export function gifParts(content: Buffer): PicturePart[] {
  const list = new PartList(content);
  let at = headBytes + tableBytes(content[10] ?? 0);
  while (at < content.length) {
    const kind = content[at];
    if (kind === trailer) {
      list.add(at + 1);
      return list.finish(true);
    }
    const data = kind === image ? at + imageBytes + tableBytes(content[at + 9] ?? 0) + 1 : at + 2;
    const end = kind === image || kind === extension ? endOfBlocks(content, data) : undefined;
    if (end === undefined) break;
    list.add(at);
    list.add(end, kind === extension && isAbout(content, at));
    at = end;
  }
  return list.finish(false);
}
