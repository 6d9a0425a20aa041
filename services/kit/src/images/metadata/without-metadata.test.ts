import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { picturePartsOf, withoutMetadata } from './without-metadata.ts';

const formats = ['jpeg', 'png', 'webp', 'gif'] as const;
const place = { IFD0: { Make: 'Camera of Kim' }, IFD3: { GPSLatitude: '37/1 33/1 58/1', GPSLatitudeRef: 'N' } };
const names = /Camera of Kim|GPS|37\.5|xmpmeta|a private comment/;

/** A picture with all that a phone writes into it, lying on its side. */
async function photograph(format: (typeof formats)[number], orientation = 6): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, index) => (index * 7) % 256));
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- GPS 37.5 --></x:xmpmeta>';
  return sharp(pixels, { raw: { width: 40, height: 30, channels: 3 } })
    .keepIccProfile()
    .withIccProfile('p3')
    .withExif(place)
    .withXmp(xmp)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

const pixelsOf = (content: Buffer) => sharp(content).autoOrient().raw().toBuffer();

describe.each(formats)('a picture as %s', (format) => {
  test('loses place, device and texts, and looks as before', async () => {
    const content = await photograph(format);
    if (format !== 'gif') expect(content.toString('latin1')).toMatch(names);
    const cleaned = withoutMetadata(content);
    expect(cleaned.toString('latin1')).not.toMatch(names);
    expect((await pixelsOf(cleaned)).equals(await pixelsOf(content))).toBe(true);
    const [before, after] = [await sharp(content).metadata(), await sharp(cleaned).metadata()];
    expect([after.width, after.height, after.orientation]).toEqual([before.width, before.height, before.orientation]);
    expect(after.icc).toEqual(before.icc);
    expect(after.xmp).toBeUndefined();
    expect((after.exif?.length ?? 0) < 40).toBe(true);
    expect(withoutMetadata(cleaned).equals(cleaned)).toBe(true);
  });

  test('that stands upright keeps no Exif at all', async () => {
    const { exif } = await sharp(withoutMetadata(await photograph(format, 1))).metadata();
    expect(exif).toBeUndefined();
  });

  test('that is cut off anywhere stays readable as far as it was, and no piece is lost', async () => {
    const content = await photograph(format);
    for (let end = 12; end < content.length; end += 7) {
      const cut = content.subarray(0, end);
      const joined = Buffer.concat(picturePartsOf(cut).map(({ bytes }) => bytes));
      expect(joined.equals(cut)).toBe(true);
    }
  });
});

describe('what stands beside the pixels of a file', () => {
  test('such as the film behind a photograph of a phone is taken away', async () => {
    const content = await photograph('jpeg');
    const film = Buffer.concat([content, Buffer.from('\0\0\0\x18ftypmp42 GPS 37.5')]);
    expect(withoutMetadata(film).equals(withoutMetadata(content))).toBe(true);
  });

  test('such as a comment is taken away from a moving GIF, which moves on', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 200).fill(20, 0, 900);
    const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ loop: 3, delay: [100, 200] })
      .toBuffer();
    const comment = Buffer.from('\x21\xfe\x11a private comment\0', 'latin1');
    const end = gif.length - 1;
    const cleaned = withoutMetadata(Buffer.concat([gif.subarray(0, end), comment, gif.subarray(end)]));
    expect(cleaned.equals(gif)).toBe(true);
    expect(await sharp(cleaned).metadata()).toMatchObject({ pages: 2, loop: 3 });
  });

  test.each(['', 'hello', '%PDF-1.4 GPS', 'PK\x03\x04'])('of %j, which is no picture, stays', (text) => {
    const content = Buffer.from(text);
    expect(withoutMetadata(content)).toBe(content);
  });
});
