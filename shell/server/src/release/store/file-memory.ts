import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { StoredBody } from '../../http/stored-body.ts';

export interface MemoryFile {
  body: StoredBody;
  type: string;
  /** Worth compressing. */
  isText: boolean;
  /** Of its content. */
  hash: string;
}

const maxBytes = 64 * 1024 * 1024;
/** Larger than any script, style sheet or font; a film would push all of them out. */
const maxFileBytes = 2 * 1024 * 1024;

const textTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const types: Record<string, string> = {
  ...textTypes,
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Keeps the files of releases that are asked for most, with what the build compressed. They never change. */
export class FileMemory {
  readonly #files: LRUCache<string, MemoryFile>;

  constructor(dir: string) {
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body, isText }) => body.plain.length * (isText ? 2 : 1) + 1,
      fetchMethod: (path) => load(join(dir, path)),
    });
  }

  /** What is in memory of the file at a path below the folder. */
  kept(path: string): MemoryFile | undefined {
    return this.#files.get(path);
  }

  /** Reads the file; undefined for one that is not there or is better read from the disk. */
  read(path: string): Promise<MemoryFile | undefined> {
    return this.#files.fetch(path);
  }
}

async function load(file: string): Promise<MemoryFile | undefined> {
  const extension = extname(file);
  const type = types[extension];
  const size = await sizeOf(file);
  if (type === undefined || size === undefined || size > maxFileBytes) return undefined;
  const isText = extension in textTypes;
  const plain = await readFile(file);
  const br = isText && (await sizeOf(`${file}.br`)) !== undefined ? await readFile(`${file}.br`) : undefined;
  return {
    body: new StoredBody(plain, { br }),
    type,
    isText,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}

/** Undefined for what is no file. */
async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
