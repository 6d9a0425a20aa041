import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { problem } from '@portal/runtime';
import type { ByteRange } from './byte-range.ts';
import { abandonedMs, isFileName, uploadFolder } from './file-names.ts';
import type { FileStore, OpenFile, StoredBytes } from './file-store.ts';
import { createStorageClient, isMissingObject, storageFailure } from './object-storage.ts';
import type { StoragePlace } from './storage-url.ts';

/** The least that S3 takes for all but the last part of an upload. */
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;

/** Counts and hashes what passes; fails beyond `maxBytes`. */
function measure(maxBytes: number): { stream: Transform; result(): StoredBytes } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(problem.tooLarge('file-too-large', `at most ${maxBytes} bytes`));
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Whole size of an object of which a part or all was asked for. */
function wholeSize(contentRange: string | undefined, contentLength: number | undefined): number {
  return Number(contentRange?.split('/')[1] ?? contentLength);
}

class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #place: StoragePlace;

  constructor(place: StoragePlace) {
    this.#client = createStorageClient(place);
    this.#place = place;
  }

  async put(name: string, source: Readable, maxBytes: number): Promise<StoredBytes> {
    const at = this.#at(name);
    const { stream, result } = measure(maxBytes);
    let broken: Error | undefined;
    const body = pipeline(source, stream, (error) => (broken = error ?? undefined));
    // An object appears once it is whole; parts of one that fails are removed
    const upload = new Upload({
      client: this.#client,
      params: { ...at, Body: body },
      partSize: partBytes,
      queueSize: partsAtOnce,
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      body.destroy();
      throw broken ?? storageFailure(error);
    }
    return result();
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const command = new GetObjectCommand({
      ...this.#at(name),
      ...(range && { Range: `bytes=${range.first}-${range.last}` }),
    });
    const found = await this.#find(() => this.#client.send(command));
    if (!found) return undefined;
    const stream = found.Body instanceof Readable ? found.Body : Readable.from([]);
    return { stream, bytes: wholeSize(found.ContentRange, found.ContentLength) };
  }

  async move(from: string, to: string): Promise<void> {
    const source = this.#at(from);
    const CopySource = encodeURI(`${source.Bucket}/${source.Key}`);
    const command = new CopyObjectCommand({ ...this.#at(to), CopySource });
    await this.#call(() => this.#client.send(command));
    await this.remove(from);
  }

  async remove(name: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#at(name));
    await this.#call(() => this.#client.send(command));
  }

  async stat(name: string): Promise<{ bytes: number; changedAt: Date } | undefined> {
    const command = new HeadObjectCommand(this.#at(name));
    const found = await this.#find(() => this.#client.send(command));
    return found && { bytes: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date() };
  }

  async sweep(): Promise<void> {
    const { bucket, prefix } = this.#place;
    let token: string | undefined;
    do {
      const list = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${prefix}${uploadFolder}/`,
        ContinuationToken: token,
      });
      const page = await this.#call(() => this.#client.send(list));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key !== undefined && Date.now() - Number(LastModified) > abandonedMs)
          await this.remove(Key.slice(prefix.length));
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  #at(name: string): { Bucket: string; Key: string } {
    if (!isFileName(name)) throw new TypeError('not a name of a stored file');
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + name };
  }

  async #call<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (isMissingObject(error)) throw error;
      throw storageFailure(error);
    }
  }

  async #find<T>(send: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#call(send);
    } catch (error) {
      if (isMissingObject(error)) return undefined;
      throw error;
    }
  }
}

/** Files in a bucket of S3-compatible storage. Several processes may share it. */
export function createS3FileStore(place: StoragePlace): FileStore {
  return new S3FileStore(place);
}
