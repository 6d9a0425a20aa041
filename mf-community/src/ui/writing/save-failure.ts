import type { ApiError } from '@portal/kit';

const KINDS: Partial<Record<number, string>> = { 401: 'sign-in', 403: 'forbidden', 404: 'gone', 507: 'storage-full' };

/** The kind of a failure that is about no field, for its words: `writing.failures.<kind>`. */
export function failureKind({ status, code }: Pick<ApiError, 'status' | 'code'>): string {
  if (code === 'images-busy') return code;
  return KINDS[status] ?? (status === 0 || status >= 500 ? 'unavailable' : 'refused');
}
