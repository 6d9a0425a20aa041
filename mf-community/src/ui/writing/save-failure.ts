import { ApiError } from '@portal/kit';

const FILE_CODES = new Set(['file-empty', 'too-many-files', 'upload-aborted']);
const KINDS: Partial<Record<number, string>> = { 401: 'sign-in', 403: 'forbidden', 404: 'gone', 507: 'storage-full' };

/** A refusal that is about the file, as an error of its field; the portal itself refuses what is larger than any form. */
export function withFileError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, errors } = error;
  if (status !== 413 && status !== 415 && !FILE_CODES.has(code)) return error;
  const isTooLarge = status === 413 && code !== 'image-too-many-pixels';
  return new ApiError(status, { code, errors: isTooLarge ? { file: 'file-too-large' } : { file: code, ...errors } });
}

/** The kind of a failure that is about no field, for its words: `writing.failures.<kind>`. */
export function failureKind({ status, code }: Pick<ApiError, 'status' | 'code'>): string {
  if (code === 'images-busy') return code;
  return KINDS[status] ?? (status === 0 || status >= 500 ? 'unavailable' : 'refused');
}
