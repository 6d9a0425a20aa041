import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

export interface StoredBytes {
  bytes: number;
  /** Lower-case hex. */
  sha256: string;
}

export interface OpenFile {
  /** The whole file or the range of it; to be read or destroyed. */
  stream: Readable;
  /** Of the whole file. */
  bytes: number;
}

/**
 * Files of a service, under names that the server makes: parts of letters, digits, `-`, `_` and inner dots, joined by `/`
 * (`news/3f0c….webp`). Any other name is a TypeError.
 */
export interface FileStore {
  /** Stores a stream so that readers see all of it or nothing. 413 `file-too-large` beyond `maxBytes`; then, and when the stream breaks, nothing is left. */
  put(name: string, source: Readable, maxBytes: number): Promise<StoredBytes>;
  /** Undefined when there is no such file. */
  open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Gives a file another name, replacing what had it. */
  move(from: string, to: string): Promise<void>;
  /** Does no harm when the file is gone already. */
  remove(name: string): Promise<void>;
  stat(name: string): Promise<{ bytes: number; changedAt: Date } | undefined>;
  /** Removes what dead processes left of uploads. */
  sweep(): Promise<void>;
}
