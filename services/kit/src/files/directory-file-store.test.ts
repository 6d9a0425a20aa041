import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDirectoryFileStore } from './directory-file-store.ts';
import { fileStoreContract } from './testing/file-store-contract.ts';

let base: string;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const before = (ms: number) => new Date(Date.now() - ms);

describe('a folder', () => {
  fileStoreContract(async () => {
    const root = await mkdtemp(path.join(base, 'contract-'));
    return {
      files: createDirectoryFileStore(root),
      left: async () =>
        (await readdir(root, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .toSorted(),
      age: (name, ms) => utimes(path.join(root, name), before(ms), before(ms)),
      close: () => rm(root, { recursive: true }),
    };
  });
});

test('a stored file is not taken for missing when it cannot be reached', async () => {
  const files = createDirectoryFileStore(path.join(base, 'reach'));
  await files.put('a', Readable.from([Buffer.from('x')]), 9);
  await expect(files.open('a/b')).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(files.stat('a/b')).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('half-written files of dead processes are swept away', async () => {
  const folder = path.join(base, 'half', 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'half.part'), 'x');
  await utimes(path.join(folder, 'half.part'), before(7_200_000), before(7_200_000));
  await createDirectoryFileStore(path.join(base, 'half')).sweep();
  expect(await readdir(folder)).toEqual([]);
});
