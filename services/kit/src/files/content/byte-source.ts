import { problem } from '@portal/runtime';
import type { FileStore } from '../file-store.ts';

/** A stored file, read in pieces. */
export interface ByteSource {
  bytes: number;
  /** Less than `length` at the end of the file. */
  read(first: number, length: number): Promise<Buffer>;
  chunks(): AsyncIterable<Buffer>;
}

/** A file of the store; 503 `file-unavailable` when it cannot be opened. */
export function sourceOf(files: FileStore, path: string, bytes: number): ByteSource {
  const open = async (first: number, last: number): Promise<AsyncIterable<Buffer>> => {
    const opened = await files.open(path, { first, last });
    if (!opened) throw problem.unavailable('file-unavailable', 60);
    return opened.stream as AsyncIterable<Buffer>;
  };
  return {
    bytes,
    async read(first, length) {
      const last = Math.min(first + length, bytes) - 1;
      if (last < first) return Buffer.alloc(0);
      const pieces: Buffer[] = [];
      for await (const piece of await open(first, last)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    async *chunks() {
      if (bytes > 0) yield* await open(0, bytes - 1);
    },
  };
}

/** Whether the file contains any of the texts (ASCII, given in lower case). Case-insensitive. */
export async function containsAny(source: ByteSource, texts: string[]): Promise<boolean> {
  const overlap = Math.max(...texts.map((text) => text.length)) - 1;
  let end = '';
  for await (const chunk of source.chunks()) {
    const part = end + chunk.toString('latin1').toLowerCase();
    if (texts.some((text) => part.includes(text))) return true;
    end = part.slice(-overlap);
  }
  return false;
}
