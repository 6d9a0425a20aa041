import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { problem } from '@portal/runtime';
import { sourceOf } from '../files/content/byte-source.ts';
import { checkContent } from '../files/content/check-content.ts';
import { cleanFileName, isImageType, kindOfName } from '../files/content/file-kinds.ts';
import type { FileLedger } from '../files/file-ledger.ts';
import type { FileStore } from '../files/file-store.ts';
import type { UploadedFile } from '../files/receive-upload.ts';
import { decodeImage, sizePicture } from './read-image.ts';
import type { FocalPoint, PictureFormat, PictureSize, Rendition } from './read-image.ts';

/** Far above what WebP and AVIF make of images this wide. */
const maxRenditionBytes = 20 * 1024 * 1024;

/** A copy in the store. */
export interface StoredImage {
  path: string;
  bytes: number;
  sha256: string;
  width: number;
  height: number;
}

/** Where pictures are stored, and in which sizes. */
export interface PictureStore {
  files: FileStore;
  ledger: FileLedger;
  /** Of the files. */
  folder: string;
  /** Name → size. The others are made of the first one, the largest, which has the picture's own shape. */
  sizes: Readonly<Record<string, PictureSize>>;
  /** WebP is always among them: further copies are made of it. */
  formats: readonly PictureFormat[];
}

/** Name of a size and format, such as `large.webp` → its file. */
export type PictureFiles = Record<string, StoredImage>;

/** Puts a copy into the store, under a name that the ledger expects. */
export async function storeRendition(
  files: FileStore,
  path: string,
  { data, width, height }: Rendition,
): Promise<StoredImage> {
  const { bytes, sha256 } = await files.put(path, Readable.from([data]), maxRenditionBytes);
  return { path, bytes, sha256, width, height };
}

/** Stores copies for `save`, whose transaction claims them; when it fails they are removed again. */
async function withStored<Result>(
  { files, ledger, folder }: PictureStore,
  renditions: ReadonlyMap<string, Rendition>,
  save: (stored: PictureFiles) => Promise<Result>,
): Promise<Result> {
  const paths = new Map([...renditions.keys()].map((name) => [name, `${folder}/${randomUUID()}${extname(name)}`]));
  await ledger.expect(...paths.values());
  try {
    const stored: PictureFiles = {};
    for (const [name, rendition] of renditions)
      stored[name] = await storeRendition(files, paths.get(name) ?? '', rendition);
    return await save(stored);
  } catch (error) {
    await ledger.drop(...paths.values());
    throw error;
  }
}

/** Copies of a picture's largest one, by name: of the sizes that `isWanted` names, in each format. */
async function copiesOf(
  { sizes, formats }: PictureStore,
  largest: Buffer,
  focal: FocalPoint,
  isWanted: (name: string, size: PictureSize) => boolean,
  sender?: string,
): Promise<Map<string, Rendition>> {
  const wanted = Object.entries(sizes).flatMap(([name, size]) =>
    formats.map((format) => ({ name: `${name}.${format}`, copy: { ...size, format } })),
  );
  const made = wanted.filter(({ name, copy }) => isWanted(name, copy));
  const renditions = await sizePicture(
    largest,
    focal,
    made.map(({ copy }) => copy),
    sender,
  );
  return new Map(renditions.map((rendition, index) => [made[index]?.name ?? '', rendition]));
}

/**
 * Converts an uploaded picture: in every size and format, without what cameras write into theirs, cut around the focal point
 * where a size has a shape. `save` claims the files of what it gets. 400 `file-empty`, 413 `image-too-many-pixels`, 415
 * `file-type-not-allowed`, `file-content-mismatch` or `image-unreadable`, 503 `images-busy`.
 */
export async function acceptPicture<Result>(
  store: PictureStore,
  upload: UploadedFile | undefined,
  focal: FocalPoint,
  save: (picture: { name: string; files: PictureFiles }) => Promise<Result>,
): Promise<Result> {
  if (!upload || upload.bytes === 0) throw problem.badRequest('file-empty', undefined, { file: 'file-empty' });
  const name = cleanFileName(upload.filename);
  const kind = kindOfName(name);
  if (!isImageType(kind.type))
    throw problem.unsupportedType('file-type-not-allowed', undefined, { file: 'file-type-not-allowed' });
  const source = sourceOf(store.files, upload.path, upload.bytes);
  await checkContent(source, kind);
  const [[largestName, { width }] = ['', { width: 0 }]] = Object.entries(store.sizes);
  const { renditions } = await decodeImage(() => source.read(0, upload.bytes), [width], upload.sender);
  const [largest] = renditions;
  if (!largest) throw new Error('a picture was decoded without a copy');
  const copies = await copiesOf(store, largest.data, focal, (each) => each !== `${largestName}.webp`, upload.sender);
  copies.set(`${largestName}.webp`, largest);
  return withStored(store, copies, (files) => save({ name, files }));
}

/** Cuts a stored picture's largest copy anew where sizes have a shape. 503 `file-unavailable` when the store has lost it, `images-busy`. */
export async function cutPicture<Result>(
  store: PictureStore,
  largestPath: string,
  focal: FocalPoint,
  save: (files: PictureFiles) => Promise<Result>,
): Promise<Result> {
  const opened = await store.files.open(largestPath);
  if (!opened) throw problem.unavailable('file-unavailable', 60);
  const content = Buffer.concat(await opened.stream.toArray());
  const copies = await copiesOf(store, content, focal, (_, { shape }) => shape !== undefined);
  return withStored(store, copies, save);
}
