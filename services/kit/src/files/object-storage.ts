import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { problem } from '@portal/runtime';
import type { ProblemError } from '@portal/runtime';
import type { StoragePlace } from './storage-url.ts';

const connectLimitMs = 2_000;
/** Without a byte. */
const silenceLimitMs = 4_000;
/** Of a part of an upload, on a slow line. */
const requestLimitMs = 60_000;
const attempts = 2;
const retryAfterSeconds = 5;

/** A client that gives up within the time that a request has. */
export function createStorageClient({ endpoint, region }: StoragePlace): S3Client {
  return new S3Client({
    region,
    // Buckets as folders of a host, which every server understands; AWS wants them as hosts
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    // Servers other than AWS store the framing of checksums that follow a stream
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectLimitMs,
      socketTimeout: silenceLimitMs,
      requestTimeout: requestLimitMs,
      throwOnRequestTimeout: true,
    },
  });
}

/** Whether storage says that there is no such object; a bucket that is not there is a fault. */
export function isMissingObject(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
}

/**
 * Why a request to storage failed, as 503 `storage-unavailable`: wrong keys, a bucket that is not there, a server that is away or
 * says nothing. The reason is for the log alone.
 */
export function storageFailure(error: unknown): ProblemError {
  const { name = 'Error', message = String(error) } = error as Partial<Error>;
  const reason = name === 'Error' ? message : `${name}: ${message}`;
  return Object.assign(problem.unavailable('storage-unavailable', retryAfterSeconds), {
    message: `storage: ${reason}`,
  });
}
