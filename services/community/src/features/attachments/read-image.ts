import { problem } from '@portal/service-kit';
import type { FileStore } from '@portal/service-kit';
import type { Sharp, SharpOptions } from 'sharp';

/** Of the largest camera that people use; a bomb has a thousand times as many in as many bytes. */
const maxPixels = 50_000_000;
const secondsAtMost = 4;

const strict: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true };

/** What a failing decoder says, as an answer. */
function refusalOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return problem.tooLarge('image-too-many-pixels', `at most ${maxPixels} pixels`, { file: 'image-too-many-pixels' });
  return problem.unsupportedType('image-unreadable', undefined, { file: 'image-unreadable' });
}

/**
 * Opens a stored image for `work`, the first picture of a moving one. 413 `image-too-many-pixels` by its head alone,
 * 415 `image-unreadable` for one that is cut off, broken or takes too long.
 */
export async function readImage<Result>(files: FileStore, path: string, work: (image: Sharp) => Promise<Result>): Promise<Result> {
  // A quarter of the memory of the service, needed by those alone who attach images
  const { default: sharp } = await import('sharp');
  const opened = await files.open(path);
  if (!opened) throw problem.unavailable('file-unavailable', 60);
  const image = sharp(strict).timeout({ seconds: secondsAtMost });
  opened.stream.once('error', (error) => image.destroy(error));
  try {
    return await work(opened.stream.pipe(image));
  } catch (error) {
    throw refusalOf(error);
  } finally {
    opened.stream.destroy();
  }
}

const probePixels = 32;

/** Size of a stored image as it is shown, in pixels; all of it is decoded once, so that what is kept can be shown. */
export function measureImage(files: FileStore, path: string): Promise<{ width: number; height: number }> {
  return readImage(files, path, async (image) => {
    const { autoOrient } = await image.metadata();
    await image.resize(probePixels, probePixels, { fit: 'inside' }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  });
}
