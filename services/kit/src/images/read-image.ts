import { problem } from '@portal/runtime';
import { busyRetrySeconds, createTurnQueue } from '../turns/turn-queue.ts';
import type sharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';

/** Above the cameras whose photographs fit into 5 MB; a PNG of 5 MB can claim a thousand times as many. */
const maxPixels = 40_000_000;
/** Together with the wait for a turn below the 5 s of a response. */
const decodeSeconds = 3;
const busyCode = 'images-busy';
/** Some 75 MB each at the most, read in strips. What waits is not read yet; one network has half of these places. */
const queue = createTurnQueue({ atOnce: 2, waiting: 48, waitMs: 1_500, busyCode });
/** Interlaced, progressive and rotated images are decoded into memory as a whole: at most 200 MB, one at a time. */
const wholeQueue = createTurnQueue({ atOnce: 1, waiting: 1, waitMs: 1_500, busyCode });
/** Below it even two whole images take no more than those in strips. */
const wholePixels = 10_000_000;
/** No WebP is larger, in either direction. */
const maxWebpSide = 16_383;
const quality = 82;
/** Looks like WebP of that quality at a third to a half of its bytes; the least effort, 0.4 s for 2 million pixels. */
const avif = { quality: 58, effort: 1 };
const probePixels = 32;

const strict: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true };

/** One copy of an image. */
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

const tooManyPixels = (): Error =>
  problem.tooLarge('image-too-many-pixels', `at most ${maxPixels} pixels`, { file: 'image-too-many-pixels' });

/** What a failing decoder says after so many seconds, as a response. One that is stopped may say that its image is cut off. */
export function imageRefusal(error: unknown, seconds: number): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return tooManyPixels();
  if (/timeout/i.test(message) || seconds >= decodeSeconds) return problem.unavailable(busyCode, busyRetrySeconds);
  return problem.unsupportedType('image-unreadable', undefined, { file: 'image-unreadable' });
}

async function encode(image: Sharp, format: PictureFormat): Promise<Rendition> {
  const encoded = format === 'avif' ? image.avif(avif) : image.webp({ quality });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function decode(content: Buffer, widths: readonly number[], sender?: string): Promise<DecodedImage> {
  // A quarter of the memory of the service, needed by those alone who attach images
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { width, height, autoOrient, isProgressive, orientation = 1 } = await sharp(content, strict).metadata();
  if (width * height > maxPixels) throw tooManyPixels();
  const isWhole = width * height > wholePixels && (isProgressive || orientation > 1);
  const size = { width: autoOrient.width, height: autoOrient.height };
  const renditions = (): Promise<Rendition[]> => render(sharp, content, widths);
  return { ...size, renditions: isWhole ? await wholeQueue.run(renditions, sender) : await renditions() };
}

/** Decodes all of an image, also when no copy of it is wanted: what is kept can be shown. */
async function render(sharp: typeof sharpModule, content: Buffer, widths: readonly number[]): Promise<Rendition[]> {
  const image = sharp(content, strict).timeout({ seconds: decodeSeconds });
  const [largest, ...smaller] = widths;
  if (largest === undefined) {
    await image.resize(probePixels, probePixels, { fit: 'inside' }).raw().toBuffer();
    return [];
  }
  const { data, info } = await image
    .autoOrient()
    .resize({ width: largest, height: maxWebpSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const renditions = [await encode(sharp(data, raw), 'webp')];
  for (const narrow of smaller)
    renditions.push(await encode(sharp(data, raw).resize({ width: narrow, withoutEnlargement: true }), 'webp'));
  return renditions;
}

/**
 * Decodes an image once, the first picture of a moving one, and makes a WebP copy of each width, the largest first. Waits for
 * its turn: a process decodes two at once, and no sender's network holds up another's. 413 `image-too-many-pixels` by its header alone, 415 `image-unreadable` for one that
 * is cut off or broken, 503 `images-busy` when its turn or its end does not come in time.
 */
export function decodeImage(
  read: () => Promise<Buffer>,
  widths: readonly number[],
  sender?: string,
): Promise<DecodedImage> {
  return queue.run(async () => {
    const content = await read();
    const began = performance.now();
    return decode(content, widths, sender).catch((error: unknown) => {
      const seconds = (performance.now() - began) / 1000;
      throw error instanceof Error && 'statusCode' in error ? error : imageRefusal(error, seconds);
    });
  }, sender);
}

/** What must stay in sight, in percent from the left and from the top. */
export interface FocalPoint {
  focalX: number;
  focalY: number;
}

/** A copy of a picture, never wider than the picture itself. */
export interface PictureSize {
  width: number;
  /** Width by height: the copy is cut to it around the focal point. Without it the copy has the picture's own shape. */
  shape?: number;
}

export type PictureFormat = 'avif' | 'webp';

/** The largest part of an image in a shape, as near to its focal point as its edges allow. */
export function partOf(
  { width, height }: { width: number; height: number },
  shape: number,
  { focalX, focalY }: FocalPoint,
): { left: number; top: number; width: number; height: number } {
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * shape)));
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / shape)));
  const begin = (length: number, cut: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - cut / 2, 0), length - cut));
  return {
    left: begin(width, cutWidth, focalX),
    top: begin(height, cutHeight, focalY),
    width: cutWidth,
    height: cutHeight,
  };
}

/** Makes copies of a WebP image of ours, one for each that is wanted. Waits for its turn as `decodeImage` does. 503 `images-busy`. */
export function sizePicture(
  content: Buffer,
  focal: FocalPoint,
  wanted: readonly (PictureSize & { format: PictureFormat })[],
  sender?: string,
): Promise<Rendition[]> {
  return queue.run(async () => {
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(content, strict).metadata();
    const copies: Rendition[] = [];
    for (const { format, shape, ...size } of wanted) {
      const image = sharp(content, strict);
      if (shape !== undefined) image.extract(partOf({ width, height }, shape, focal));
      image.resize({ ...size, withoutEnlargement: true });
      copies.push(await encode(image, format));
    }
    return copies;
  }, sender);
}
