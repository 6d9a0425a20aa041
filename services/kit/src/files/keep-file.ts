import { Readable } from 'node:stream';
import { isPicture, withoutMetadata } from '../images/metadata/without-metadata.ts';
import { sourceOf } from './content/byte-source.ts';
import type { FileStore, StoredBytes } from './file-store.ts';

/** A file that waits in the store. */
interface WaitingFile extends StoredBytes {
  path: string;
  /** First bytes of the content. */
  head: Buffer;
}

/**
 * Gives an uploaded file its place in the store, a picture without its metadata: people who may see a picture need not learn where it
 * was taken. Says what is stored. Pictures of a few megabytes are read as a whole.
 */
export async function keepFile(files: FileStore, file: WaitingFile, target: string): Promise<StoredBytes> {
  const content = isPicture(file.head) ? await sourceOf(files, file.path, file.bytes).read(0, file.bytes) : undefined;
  const cleaned = content && withoutMetadata(content);
  await files.move(file.path, target);
  if (!cleaned || cleaned === content) return { bytes: file.bytes, sha256: file.sha256 };
  return files.put(target, Readable.from([cleaned]), cleaned.length);
}
