import { ApiError } from '@portal/kit';

/** Why a post was not saved, and what is wrong with its fields (codes of `writing.errors`). */
export interface SaveFailure {
  kind:
    | 'sign-in'
    | 'forbidden'
    | 'gone'
    | 'stale'
    | 'slow-down'
    | 'too-large'
    | 'storage-full'
    | 'images-busy'
    | 'fields'
    | 'unavailable'
    | 'refused';
  errors: Record<string, string>;
  /** Of `slow-down`, where the response tells. */
  retryAfterSeconds?: number;
}

const FILE_CODES = new Set(['file-empty', 'too-many-files', 'upload-aborted']);

const kinds: Partial<Record<number, SaveFailure['kind']>> = {
  401: 'sign-in',
  403: 'forbidden',
  404: 'gone',
  413: 'too-large',
  507: 'storage-full',
};

/** What a failed call means to the author. What is no answer of a service is thrown on. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, errors = {}, retryAfterSeconds } = error;
  if (code === 'stale-edit') return { kind: 'stale', errors: {} };
  // The portal itself refuses what is larger than any form, before the service has seen it.
  if (status === 413 && code !== 'image-too-many-pixels')
    return { kind: 'too-large', errors: { file: 'file-too-large' } };
  if (status === 413 || status === 415 || FILE_CODES.has(code))
    return { kind: 'fields', errors: { file: code, ...errors } };
  if (status === 429) return { kind: 'slow-down', errors: {}, retryAfterSeconds };
  if (code === 'images-busy') return { kind: 'images-busy', errors: {} };
  const known = kinds[status];
  if (known) return { kind: known, errors: {} };
  if (status === 0 || status >= 500) return { kind: 'unavailable', errors: {} };
  return { kind: Object.keys(errors).length > 0 ? 'fields' : 'refused', errors };
}
