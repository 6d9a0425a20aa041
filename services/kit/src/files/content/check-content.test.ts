import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { ByteSource } from './byte-source.ts';
import { checkContent } from './check-content.ts';
import { kindOfName, maxAttachmentBytes } from './file-kinds.ts';

const sourceFrom = (content: Buffer): ByteSource => ({
  bytes: content.length,
  read: async (first, length) => content.subarray(first, first + length),
  async *chunks() {
    yield content;
  },
});
const check = (name: string, content: Buffer) => checkContent(sourceFrom(content), kindOfName(name));
const refused = { status: 415, code: 'file-content-mismatch' };
const texts = ['<svg', '<html', '<script', '%PDF-', '<?php', '<iframe', '<!doctype html'];

describe('a picture', () => {
  test('of 5 MB may have any bytes among its pixels', async () => {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const [start, end] = [jpeg.subarray(0, -2), jpeg.subarray(-2)];
    // The key stream is random bytes, ten times as fast as the random generator
    const cipher = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16));
    const blank = Buffer.alloc(maxAttachmentBytes);
    for (let round = 0; round < 400; round += 1) {
      const body = cipher.update(blank);
      for (const [index, text] of texts.entries()) body.write(text, 4_000 + index * 700_000 + round);
      const isWhole = round % 2 === 0;
      // Written over the random bytes: to copy them takes longer than to check them
      body.set(isWhole ? start : Buffer.from('ffd8ff', 'hex'));
      if (isWhole) body.set(end, body.length - end.length);
      await expect(check('photo.jpg', body)).resolves.toBeUndefined();
    }
  });

  test.each(texts)('that begins as a page or document with %s is refused', async (text) => {
    const spaced = Buffer.from(`${text}${' '.repeat(2_000)}`);
    await expect(check('a.jpg', spaced)).rejects.toMatchObject(refused);
    const behindItsSign = Buffer.concat([Buffer.from('ffd8ff', 'hex'), spaced]);
    await expect(check('a.jpg', behindItsSign)).rejects.toMatchObject(refused);
    await expect(check('a.gif', Buffer.from(`GIF89a${text}${' '.repeat(2_000)};`))).rejects.toMatchObject(refused);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('that carries a page in its metadata is refused (%s)', async (format) => {
    const blank = sharp({ create: { width: 800, height: 800, channels: 3, background: 'red' } });
    const content = await blank
      .withExif({ IFD0: { ImageDescription: '<SCRIPT>alert(1)</SCRIPT>' } })
      .toFormat(format)
      .toBuffer();
    await expect(check(`a.${format}`, content)).rejects.toMatchObject(refused);
  });

  test('with a page behind its end is refused', async () => {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    await expect(check('a.jpg', Buffer.concat([jpeg, Buffer.from('\n<html>')]))).rejects.toMatchObject(refused);
  });
});
