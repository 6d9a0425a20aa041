import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createDirectoryFileStore } from './directory-file-store.ts';
import type { FileStore } from './file-store.ts';

let base: string;
let root: string;
let files: FileStore;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
});
beforeEach(async () => {
  root = await mkdtemp(path.join(base, 'one-'));
  files = createDirectoryFileStore(root);
});
afterAll(() => rm(base, { recursive: true, force: true }));

const bytes = (content: string) => Readable.from([Buffer.from(content)]);
const left = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const contentOf = async (name: string, range?: { first: number; last: number }) => {
  const opened = await files.open(name, range);
  return opened && { content: await text(opened.stream), bytes: opened.bytes };
};

describe('a stored file', () => {
  test('is read whole or in part', async () => {
    const stored = await files.put('news/a1.txt', bytes('hello world'), 100);
    expect(stored).toEqual({ bytes: 11, sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9' });
    expect(await contentOf('news/a1.txt')).toEqual({ content: 'hello world', bytes: 11 });
    expect(await contentOf('news/a1.txt', { first: 6, last: 8 })).toEqual({ content: 'wor', bytes: 11 });
    const known = await files.stat('news/a1.txt');
    expect(known?.bytes).toBe(11);
    expect(Date.now() - Number(known?.changedAt)).toBeLessThan(60_000);
  });

  test('that was never there is neither opened nor known, and moves nowhere', async () => {
    expect(await files.open('none')).toBeUndefined();
    expect(await files.stat('none')).toBeUndefined();
    await expect(files.move('none', 'news/a')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('is not taken for missing when it cannot be reached', async () => {
    await files.put('a', bytes('x'), 9);
    await expect(files.open('a/b')).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(files.stat('a/b')).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  test('may have a name of 255 characters, and not one more', async () => {
    const name = (length: number) => `${'a/'.repeat(100)}${'b'.repeat(length - 200)}`;
    await files.put(name(255), bytes('x'), 9);
    await expect(files.put(name(256), bytes('x'), 9)).rejects.toThrow('not a name of a stored file');
  });

  test('may have exactly the largest size, and not a byte more', async () => {
    await files.put('a', bytes('12345'), 5);
    await expect(files.put('b', bytes('123456'), 5)).rejects.toMatchObject({ statusCode: 413, code: 'file-too-large' });
    expect(await left()).toEqual(['a']);
  });

  test('replaces another only once it is whole', async () => {
    await files.put('a', bytes('old'), 9);
    async function* breaking() {
      yield Buffer.from('new');
      throw new Error('the line went dead');
    }
    await expect(files.put('a', Readable.from(breaking()), 9)).rejects.toThrow('dead');
    expect(await contentOf('a')).toMatchObject({ content: 'old' });
    expect(await left()).toEqual(['a']);
  });

  test('moves and goes; a second removal does no harm', async () => {
    await files.put('uploads/a', bytes('x'), 9);
    await files.move('uploads/a', 'news/2026/a.pdf');
    expect(await contentOf('uploads/a')).toBeUndefined();
    await files.remove('news/2026/a.pdf');
    await files.remove('news/2026/a.pdf');
    expect(await files.stat('news/2026/a.pdf')).toBeUndefined();
  });
});

test.each(['', '.', '..', '../a', 'a/../b', '/a', 'a//b', 'a/', '.hidden', 'a.', 'a..b', 'a\0', 'a b', '한글', 'a\\b'])(
  '%j is no name of a file',
  async (name) => {
    await expect(files.put(name, bytes('x'), 9)).rejects.toThrow(TypeError);
    expect(await left()).toEqual([]);
  },
);

test('uploads that nobody finished are swept away, those of now are not', async () => {
  for (const name of ['old', 'new']) await files.put(`uploads/${name}`, bytes('x'), 9);
  await writeFile(path.join(root, 'uploads/half.part'), 'x');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['old', 'half.part']) await utimes(path.join(root, 'uploads', name), twoHoursAgo, twoHoursAgo);
  await files.sweep();
  expect(await left()).toEqual(['new']);
});

test('an upload of 59 minutes may still be going on', async () => {
  await files.put('uploads/slow', bytes('x'), 9);
  const before = new Date(Date.now() - 59 * 60 * 1000);
  await utimes(path.join(root, 'uploads/slow'), before, before);
  await files.sweep();
  expect(await left()).toEqual(['slow']);
});

test('there is nothing to sweep before the first upload', async () => {
  await expect(createDirectoryFileStore(path.join(root, 'new')).sweep()).resolves.toBeUndefined();
});

test('a name of an inner dot and of each kind of sign is one', async () => {
  await files.put('News_1/a-B.9.txt', bytes('x'), 9);
  expect(await left()).toEqual(['a-B.9.txt']);
});
