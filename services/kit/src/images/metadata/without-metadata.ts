import { gifParts } from './gif-parts.ts';
import { jpegParts } from './jpeg-parts.ts';
import type { PicturePart } from './picture-part.ts';
import { pngParts } from './png-parts.ts';
import { webpParts } from './webp-parts.ts';

const kinds: { start: RegExp; parts(content: Buffer): PicturePart[] }[] = [
  { start: /^\xff\xd8\xff/, parts: jpegParts },
  { start: /^\x89PNG\r\n/, parts: pngParts },
  { start: /^GIF8[79]a/, parts: gifParts },
  { start: /^RIFF[^]{4}WEBP/, parts: webpParts },
];
const startBytes = 12;

/** Whether a file is a picture by what it begins with. */
export function isPicture(head: Buffer): boolean {
  const start = head.subarray(0, startBytes).toString('latin1');
  return kinds.some((kind) => kind.start.test(start));
}

/** The pieces of a picture; one piece for anything else. What is broken is the last one, and part of the picture. */
export function picturePartsOf(content: Buffer): PicturePart[] {
  const start = content.subarray(0, startBytes).toString('latin1');
  const kind = kinds.find((each) => each.start.test(start));
  return kind?.parts(content) ?? [{ bytes: content, isMetadata: false }];
}

/**
 * A picture without what cameras and programs write beside it, such as the place where it was taken. Its pixels, colours and the way
 * up are as they were. The same buffer when there is nothing to take away.
 */
export function withoutMetadata(content: Buffer): Buffer {
  const parts = picturePartsOf(content);
  if (!parts.some(({ isMetadata }) => isMetadata)) return content;
  return Buffer.concat(parts.flatMap(({ bytes, isMetadata, left }) => left ?? (isMetadata ? [] : bytes)));
}
