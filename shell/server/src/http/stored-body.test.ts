import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { StoredBody } from './stored-body.ts';

const text = readFileSync(new URL('../../openapi.json', import.meta.url));

describe('a stored body', () => {
  test('is the same in every encoding, and each encoding is made once', async () => {
    const body = new StoredBody(text);
    expect(await body.bytes(undefined)).toEqual(text);
    expect(gunzipSync(await body.bytes('gzip'))).toEqual(text);
    const first = body.bytes('br');
    expect(body.bytes('br')).toBe(first);
    expect(brotliDecompressSync(await first)).toEqual(text);
  });

  test('is compressed less densely while others wait, and as densely as it goes afterwards', async () => {
    const alone = await new StoredBody(text).bytes('br');
    const [first, second] = [new StoredBody(text), new StoredBody(text)];
    const [before, hurried] = await Promise.all([first.bytes('br'), second.bytes('br')]);
    expect(before.length).toBe(alone.length);
    expect(hurried.length).toBeGreaterThan(alone.length);
    expect(brotliDecompressSync(hurried)).toEqual(text);

    await second.condense();
    const dense = await second.bytes('br');
    expect(dense.length).toBeLessThan(alone.length);
    expect(brotliDecompressSync(dense)).toEqual(text);
  });

  test('is compressed in the shortest time where the processor is short', async () => {
    const [, hurried] = await Promise.all([new StoredBody(text).bytes('br'), new StoredBody(text).bytes('br')]);
    const short = await new StoredBody(text, {}, true).bytes('br');
    expect(short.length).toBeGreaterThan(hurried.length);
    expect(brotliDecompressSync(short)).toEqual(text);
  });

  test('comes as it was given where an encoding is there already', async () => {
    const ready = Buffer.from('ready');
    expect(await new StoredBody(text, { br: ready }).bytes('br')).toBe(ready);
  });
});
