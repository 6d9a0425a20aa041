import { ApiError } from '@portal/kit';

const fileCodes = new Set(['file-empty', 'too-many-files', 'upload-aborted']);

/** A refusal that is about the file, as an error of its field; the portal itself refuses what is larger than any form. */
export function withFileError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, errors } = error;
  if (status !== 413 && status !== 415 && !fileCodes.has(code)) return error;
  const isTooLarge = status === 413 && code !== 'image-too-many-pixels';
  return new ApiError(status, { code, errors: isTooLarge ? { file: 'file-too-large' } : { file: code, ...errors } });
}
