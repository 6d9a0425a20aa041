/** One file out of an archive. */
export interface TarEntry {
  path: string;
  content: Buffer;
}

export class BadArchive extends Error {}

const blockBytes = 512;
const fileTypes = new Set(['0', '\0']);
const folderType = '5';

/**
 * Reads an uncompressed tar archive (POSIX ustar, as every `tar` writes it for short names). Folders are passed over;
 * links, devices and extended headers are refused, for a release holds none.
 */
export function readTar(archive: Buffer): TarEntry[] {
  const entries: TarEntry[] = [];
  let at = 0;
  while (at + blockBytes <= archive.length) {
    const header = archive.subarray(at, at + blockBytes);
    if (header.every((byte) => byte === 0)) return entries;
    if (checksum(header) !== octal(header, 148, 8)) throw new BadArchive('the archive is damaged');
    const size = octal(header, 124, 12);
    const type = String.fromCharCode(header[156] ?? 0);
    const content = archive.subarray(at + blockBytes, at + blockBytes + size);
    if (content.length < size) throw new BadArchive('the archive ends in the middle of a file');
    if (fileTypes.has(type)) entries.push({ path: pathOf(header), content });
    else if (type !== folderType) throw new BadArchive(`${pathOf(header)} is no plain file`);
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes;
  }
  throw new BadArchive('the archive has no end');
}

/** Writes files as a tar archive. Throws BadArchive for a path that its header cannot hold. */
export function writeTar(entries: TarEntry[]): Buffer {
  const parts = entries.flatMap(({ path, content }) => {
    const padding = Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes);
    return [header(path, content.length), content, padding];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * blockBytes)]);
}

function header(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new BadArchive(`${path} is too long a name`);
  const block = Buffer.alloc(blockBytes);
  block.write(path, 0);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Sum of the header's bytes, its own field counted as spaces. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function octal(block: Buffer, offset: number, length: number): number {
  const text = textAt(block, offset, length).trim();
  if (!/^[0-7]+$/.test(text)) throw new BadArchive('the archive is damaged');
  return Number.parseInt(text, 8);
}

function pathOf(block: Buffer): string {
  const prefix = textAt(block, 345, 155);
  const name = textAt(block, 0, 100);
  return (prefix ? `${prefix}/${name}` : name).replace(/^\.\//, '');
}

function textAt(block: Buffer, offset: number, length: number): string {
  const field = block.subarray(offset, offset + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}
