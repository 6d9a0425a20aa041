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

/** `다음 주에 됬으면 좋겠습니다, 펲시 똠방각하`, by Python 3: `'…'.encode('cp949')` and so on. */
const encoded = {
  cp949: 'b4d9c0bd20c1d6bfa12089e7c0b8b8e920c1c1b0dabdc0b4cfb4d92c20bc84bdc3208c63b9e6b0a2c7cf',
  utf16: 'fffee4b24cc72000fcc8d0c520002cb43cc774ba20008bc8a0acb5c2c8b2e4b22c002000b2d3dcc2200020b629bc01ac58d5',
  utf8: 'eb8ba4ec9d8c20eca3bcec979020eb90acec9cbceba9b420eca28beab2a0ec8ab5eb8b88eb8ba42c20ed8eb2ec8b9c20eb98a0ebb0a9eab081ed9598',
};
/** A text that comes in pieces, which end within letters. */
const inPieces = (content: Buffer): ByteSource => ({
  ...sourceFrom(content),
  async *chunks() {
    for (let at = 0; at < content.length; at += 3) yield content.subarray(at, at + 3);
  },
});

describe('a text', () => {
  test.each(Object.entries(encoded))('may have any letter of Korean, as %s', async (_encoding, hex) => {
    const content = Buffer.from(hex, 'hex');
    await expect(checkContent(inPieces(content), kindOfName('a.txt'))).resolves.toBeUndefined();
    await expect(check('a.csv', content)).resolves.toBeUndefined();
  });

  test.each(['b4', 'c9ff', '80808080', 'fffee4', '00'])('of the bytes %s is none', async (hex) => {
    await expect(check('a.txt', Buffer.from(hex, 'hex'))).rejects.toMatchObject(refused);
  });
});
