import { DeleteObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { createStorageClient, storageFailure } from './object-storage.ts';
import type { StoragePlace } from './storage-url.ts';

/** Removes the delete markers above the last version of an object. False when the bucket has no version of it. */
export async function unremove(place: StoragePlace, name: string): Promise<boolean> {
  const [Bucket, Key] = [place.bucket, place.prefix + name];
  const client = createStorageClient(place);
  const isIt = (found: { Key?: string }): boolean => found.Key === Key;
  try {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: Key }),
    );
    if (!Versions.some(isIt)) return false;
    for (const { VersionId } of DeleteMarkers.filter(isIt))
      await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
    return true;
  } catch (error) {
    throw storageFailure(error);
  } finally {
    client.destroy();
  }
}
