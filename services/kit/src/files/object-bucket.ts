import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { createStorageClient, isMissingObject, storageFailure } from './object-storage.ts';
import { parseStorageUrl } from './storage-url.ts';

/** Small objects in a bucket, read and written whole. Storage that does not serve is 503 `storage-unavailable`. */
export interface ObjectBucket {
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, content: Buffer): Promise<void>;
  /** Names of the objects and folders directly below a folder (`news/`). */
  list(folder: string): Promise<string[]>;
}

/** Opens the bucket of an address such as RELEASES_URL. Throws ConfigError that names the variable. */
export function openBucket(variable: string, url: string): ObjectBucket {
  const place = parseStorageUrl(variable, url);
  const { bucket: Bucket, prefix } = place;
  const client = createStorageClient(place);
  return {
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw storageFailure(error);
      }
    },
    async put(key, content) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body: content }));
      } catch (error) {
        throw storageFailure(error);
      }
    },
    async list(folder) {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix + folder,
          Delimiter: '/',
          ContinuationToken: token,
        });
        const page = await client.send(command).catch((error: unknown) => {
          throw storageFailure(error);
        });
        const found = [
          ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
          ...(page.Contents ?? []).map(({ Key }) => Key),
        ];
        for (const name of found) if (name) names.push(name.slice(prefix.length + folder.length).replace(/\/$/, ''));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return names;
    },
  };
}
