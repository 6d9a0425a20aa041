import type { ByteSource } from './byte-source.ts';

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const endBytes = 22;
const longestComment = 0xff_ff;
const entryBytes = 46;

interface End {
  position: number;
  directorySize: number;
  directoryOffset: number;
  entries: number;
}

/** The end record of a zip archive, whose comment reaches exactly to the end of the file; undefined when there is none. */
async function findEnd(source: ByteSource): Promise<End | undefined> {
  const first = Math.max(0, source.bytes - endBytes - longestComment);
  const tail = await source.read(first, source.bytes - first);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature || tail.readUInt16LE(at + 20) !== tail.length - at - endBytes) continue;
    return {
      position: first + at,
      entries: tail.readUInt16LE(at + 10),
      directorySize: tail.readUInt32LE(at + 12),
      directoryOffset: tail.readUInt32LE(at + 16),
    };
  }
  return undefined;
}

/** Whether a zip program would open the file, whatever precedes the archive. */
export async function endsAsZip(source: ByteSource): Promise<boolean> {
  return (await findEnd(source)) !== undefined;
}

/**
 * Names of the entries of a file that is a zip archive and nothing else: it begins with its first entry, with no bytes
 * between the last entry, the directory and the end. Undefined for anything else, and for an empty archive.
 */
export async function zipEntries(source: ByteSource): Promise<string[] | undefined> {
  const end = await findEnd(source);
  if (!end || end.entries === 0 || end.directoryOffset + end.directorySize !== end.position) return undefined;
  const directory = await source.read(end.directoryOffset, end.directorySize);
  const names: string[] = [];
  let firstEntry = Number.POSITIVE_INFINITY;
  let at = 0;
  while (names.length < end.entries) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    firstEntry = Math.min(firstEntry, directory.readUInt32LE(at + 42));
    names.push(directory.toString('utf8', at + entryBytes, at + entryBytes + nameLength));
    at += entryBytes + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length && firstEntry === 0 ? names : undefined;
}
