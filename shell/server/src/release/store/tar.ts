import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';

/** One file out of an archive. */
export interface TarEntry {
  path: string;
  content: Buffer;
}

export class BadArchive extends Error {}

/**
 * Reads an uncompressed tar archive. Folders are passed over; links and devices are refused, for a release holds none.
 * Rejects with BadArchive.
 */
export async function readTar(archive: Buffer): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  const parser = extract();
  parser.end(archive);
  try {
    for await (const entry of parser) {
      const { name, type, size } = entry.header;
      // The parser would wait for ever for what a damaged size promises
      if (!Number.isSafeInteger(size) || Number(size) > archive.length) throw new BadArchive('the archive is damaged');
      const content = await buffer(entry);
      if (type === 'file') entries.push({ path: name.replace(/^\.\//, ''), content });
      else if (type !== 'directory') throw new BadArchive(`${name} is no plain file`);
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('the archive is damaged', { cause: error });
  }
  if (entries.length === 0) throw new BadArchive('the archive holds no files');
  return entries;
}

/** Writes files as a tar archive. */
export async function writeTar(entries: TarEntry[]): Promise<Buffer> {
  const archive = pack();
  for (const { path, content } of entries) archive.entry({ name: path, mtime: new Date(0) }, content);
  archive.finalize();
  return buffer(archive);
}
