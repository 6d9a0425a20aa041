import { problem } from '@portal/service-kit';
import type { Sharp, SharpOptions } from 'sharp';
import { createDecodeQueue, imagesBusy } from './decode-queue.ts';

/**
 * A photograph of 40 megapixels takes some 160 MB while it is turned or drawn over; 5 MB of PNG can claim a thousand times as
 * many.
 */
export const maxPixels = 40_000_000;
/** Together with the wait for a turn below the 5 s of a response. */
const decodeSeconds = 3;
/** A thread and the memory of an image each. */
const queue = createDecodeQueue({ atOnce: 2, waiting: 24, waitMs: 1_500 });
/** No WebP is larger, in either direction. */
const maxWebpSide = 16_383;
const quality = 82;
const probePixels = 32;

const strict: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true };

/** One WebP copy of an image. */
export interface Rendition {
  data: Buffer;
  width: number;
  height: number;
}

export interface DecodedImage {
  /** As it is shown, in pixels. */
  width: number;
  height: number;
  /** One for each width that was asked for, without what cameras write into theirs, such as the place. */
  renditions: Rendition[];
}

const tooManyPixels = (): Error => problem.tooLarge('image-too-many-pixels', `at most ${maxPixels} pixels`, { file: 'image-too-many-pixels' });

/** What a failing decoder says, as a response. */
function refusalOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return tooManyPixels();
  if (/timeout/i.test(message)) return imagesBusy();
  return problem.unsupportedType('image-unreadable', undefined, { file: 'image-unreadable' });
}

async function toWebp(image: Sharp): Promise<Rendition> {
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function decode(content: Buffer, widths: readonly number[]): Promise<DecodedImage> {
  // A quarter of the memory of the service, needed by those alone who attach images
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { width, height, autoOrient } = await sharp(content, strict).metadata();
  if (width * height > maxPixels) throw tooManyPixels();
  const image = sharp(content, strict).timeout({ seconds: decodeSeconds });
  const size = { width: autoOrient.width, height: autoOrient.height };
  const [largest, ...smaller] = widths;
  if (largest === undefined) {
    // All of it is decoded all the same, so that what is kept can be shown
    await image.resize(probePixels, probePixels, { fit: 'inside' }).raw().toBuffer();
    return { ...size, renditions: [] };
  }
  const { data, info } = await image.autoOrient().resize({ width: largest, height: maxWebpSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const renditions = [await toWebp(sharp(data, raw))];
  for (const narrow of smaller) renditions.push(await toWebp(sharp(data, raw).resize({ width: narrow, withoutEnlargement: true })));
  return { ...size, renditions };
}

/**
 * Decodes an image once, the first picture of a moving one, and makes a WebP copy of each width, the largest first. Waits for
 * its turn: a process decodes two at once. 413 `image-too-many-pixels` by its header alone, 415 `image-unreadable` for one that
 * is cut off or broken, 503 `images-busy` when its turn or its end does not come in time.
 */
export function decodeImage(read: () => Promise<Buffer>, widths: readonly number[]): Promise<DecodedImage> {
  return queue.run(async () => {
    const content = await read();
    return decode(content, widths).catch((error: unknown) => {
      throw error instanceof Error && 'statusCode' in error ? error : refusalOf(error);
    });
  });
}
