import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FileStore } from '../file-store.ts';

export interface StoreUnderTest {
  files: FileStore;
  /** Names of all that is stored, finished or not. */
  left(): Promise<string[]>;
  /** Makes a stored file look this much older. */
  age(name: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

const bytes = (content: string) => Readable.from([Buffer.from(content)]);
const minuteMs = 60_000;

/** Every byte differs from its neighbours and from the same place of the next block. */
function* blocks(count: number): Generator<Buffer> {
  for (let block = 0; block < count; block += 1) {
    const bytes = Buffer.alloc(65_536);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = (index * 31 + block * 7) % 251;
    yield bytes;
  }
}

async function* breaking(content: string): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
  await wait(10);
  throw new Error('the line went dead');
}

/** What every file store does; `open` makes an empty one. */
export function fileStoreContract(open: () => Promise<StoreUnderTest>): void {
  let store: StoreUnderTest;
  let files: FileStore;

  beforeEach(async () => {
    store = await open();
    ({ files } = store);
  }, 30_000);
  afterEach(() => store.close());

  const contentOf = async (name: string, range?: { first: number; last: number }) => {
    const opened = await files.open(name, range);
    return opened && { content: await text(opened.stream), bytes: opened.bytes };
  };

  describe('a stored file', () => {
    test('is read whole or in part', async () => {
      const stored = await files.put('news/a1.txt', bytes('hello world'), 100);
      expect(stored).toEqual({
        bytes: 11,
        sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
      });
      expect(await contentOf('news/a1.txt')).toEqual({ content: 'hello world', bytes: 11 });
      expect(await contentOf('news/a1.txt', { first: 6, last: 8 })).toEqual({ content: 'wor', bytes: 11 });
      const known = await files.stat('news/a1.txt');
      expect(known?.bytes).toBe(11);
      expect(Date.now() - Number(known?.changedAt)).toBeLessThan(minuteMs);
    });

    test('may be empty', async () => {
      await files.put('none-in-it', Readable.from([]), 9);
      expect(await contentOf('none-in-it')).toEqual({ content: '', bytes: 0 });
    });

    test('of 60 MB in a stream comes back byte by byte, and any part of it', async () => {
      const whole = createHash('sha256');
      for (const block of blocks(960)) whole.update(block);
      const sha256 = whole.digest('hex');
      expect(await files.put('large.bin', Readable.from(blocks(960)), 62_914_560)).toEqual({
        bytes: 62_914_560,
        sha256,
      });
      const opened = await files.open('large.bin');
      const read = createHash('sha256');
      for await (const chunk of opened?.stream ?? []) read.update(chunk as Buffer);
      expect(read.digest('hex')).toBe(sha256);
      const first = 40_000_000;
      const part = await files.open('large.bin', { first, last: first + 99_999 });
      const expected = Buffer.concat([...blocks(960)]).subarray(first, first + 100_000);
      expect((await buffer(part!.stream)).equals(expected)).toBe(true);
      expect(part?.bytes).toBe(62_914_560);
    }, 60_000);

    test('that was never there is neither opened nor known, and moves nowhere', async () => {
      expect(await files.open('none')).toBeUndefined();
      expect(await files.open('none', { first: 0, last: 1 })).toBeUndefined();
      expect(await files.stat('none')).toBeUndefined();
      await expect(files.move('none', 'news/a')).rejects.toThrow();
    });

    test('may have a name of 255 characters, and not one more', async () => {
      const name = (length: number) => `${'a/'.repeat(20)}${'b'.repeat(60)}/${'c'.repeat(length - 101)}`;
      await files.put(name(255), bytes('x'), 9);
      await expect(files.put(name(256), bytes('x'), 9)).rejects.toThrow('not a name of a stored file');
    });

    test('may have exactly the largest size, and not a byte more', async () => {
      await files.put('a', bytes('12345'), 5);
      await expect(files.put('b', bytes('123456'), 5)).rejects.toMatchObject({
        statusCode: 413,
        code: 'file-too-large',
      });
      await expect(files.put('c', Readable.from(blocks(200)), 12_000_000)).rejects.toMatchObject({ statusCode: 413 });
      expect(await store.left()).toEqual(['a']);
    });

    test('replaces another only once it is whole', async () => {
      await files.put('a', bytes('old'), 9);
      await expect(files.put('a', Readable.from(breaking('new')), 9)).rejects.toThrow('dead');
      expect(await contentOf('a')).toMatchObject({ content: 'old' });
      expect(await store.left()).toEqual(['a']);
      await files.put('a', bytes('new'), 9);
      expect(await contentOf('a')).toMatchObject({ content: 'new' });
    });

    test('moves and goes; a second removal does no harm', async () => {
      await files.put('uploads/a', bytes('x'), 9);
      await files.put('news/2026/a.pdf', bytes('former'), 9);
      await files.move('uploads/a', 'news/2026/a.pdf');
      expect(await contentOf('uploads/a')).toBeUndefined();
      expect(await contentOf('news/2026/a.pdf')).toMatchObject({ content: 'x' });
      await files.remove('news/2026/a.pdf');
      await files.remove('news/2026/a.pdf');
      expect(await files.stat('news/2026/a.pdf')).toBeUndefined();
    });
  });

  test.each([
    '',
    '.',
    '..',
    '../a',
    'a/../b',
    '/a',
    'a//b',
    'a/',
    '.hidden',
    'a.',
    'a..b',
    'a\0',
    'a b',
    '한글',
    'a\\b',
  ])('%j is no name of a file', async (name) => {
    await expect(files.put(name, bytes('x'), 9)).rejects.toThrow(TypeError);
    await expect(files.open(name)).rejects.toThrow(TypeError);
    expect(await store.left()).toEqual([]);
  });

  test('a name of an inner dot and of each kind of sign is one', async () => {
    await files.put('News_1/a-B.9.txt', bytes('x'), 9);
    expect(await store.left()).toEqual(['News_1/a-B.9.txt']);
  });

  test('uploads that nobody finished are swept away, those of the last hour and kept files are not', async () => {
    for (const name of ['uploads/old', 'uploads/slow', 'kept']) await files.put(name, bytes('x'), 9);
    await store.age('uploads/old', 61 * minuteMs);
    await store.age('uploads/slow', 59 * minuteMs);
    await store.age('kept', 61 * minuteMs);
    await files.sweep();
    expect(await store.left()).toEqual(['kept', 'uploads/slow']);
  });

  test('there is nothing to sweep before the first upload', async () => {
    await expect(files.sweep()).resolves.toBeUndefined();
  });
}
