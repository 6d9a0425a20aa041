import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf, problem } from '@portal/runtime';
import type { ByteRange } from './byte-range.ts';
import { abandonedMs, isFileName, uploadFolder } from './file-names.ts';
import type { FileStore, StoredBytes } from './file-store.ts';

function missing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}

async function write(file: FileHandle, source: Readable, maxBytes: number): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw problem.tooLarge('file-too-large', `at most ${maxBytes} bytes`);
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  await file.sync();
  return { bytes, sha256: hash.digest('hex') };
}

/** Files below one folder. */
export function createDirectoryFileStore(root: string): FileStore {
  const pathOf = (name: string): string => {
    if (!isFileName(name)) throw new TypeError('not a name of a stored file');
    return path.join(root, name);
  };

  async function put(name: string, source: Readable, maxBytes: number): Promise<StoredBytes> {
    const target = pathOf(name);
    const part = path.join(root, uploadFolder, `${randomUUID()}.part`);
    await Promise.all([target, part].map((file) => mkdir(path.dirname(file), { recursive: true })));
    try {
      const file = await open(part, 'wx');
      const stored = await write(file, source, maxBytes).finally(() => file.close());
      await rename(part, target);
      return stored;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async function openFile(name: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | undefined> {
    const file = await open(pathOf(name), 'r').catch(missing);
    if (!file) return undefined;
    const { size } = await file.stat();
    return { stream: file.createReadStream(range ? { start: range.first, end: range.last } : {}), bytes: size };
  }

  async function sweep(): Promise<void> {
    const folder = path.join(root, uploadFolder);
    for (const name of (await readdir(folder).catch(missing)) ?? []) {
      const file = path.join(folder, name);
      const known = await stat(file).catch(missing);
      if (known && Date.now() - known.mtimeMs > abandonedMs) await rm(file, { force: true });
    }
  }

  return {
    put,
    sweep,
    open: openFile,
    async move(from, to) {
      const target = pathOf(to);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(pathOf(from), target);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async stat(name) {
      const known = await stat(pathOf(name)).catch(missing);
      return known && { bytes: known.size, changedAt: known.mtime };
    },
  };
}
