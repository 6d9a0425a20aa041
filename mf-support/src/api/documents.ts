import { ApiError, type DownloadOptions, type Locale, type ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** A document of the download page, as the support service lists it. */
export type CompanyDocument = ResponseOf<paths, 'GET', '/api/file/documents'>[number];

/** The seven documents, in the order of the page. */
export const listDocuments = (api: ApiClient, lang: Locale, signal?: AbortSignal) =>
  api.get('/api/file/documents', { query: { lang }, signal });

/**
 * The bytes of one document in its language; members only (ApiError 401 for everybody else). A response without any is a
 * failure.
 */
export async function fetchDocument(
  api: ApiClient,
  { filename, lang }: Pick<CompanyDocument, 'filename' | 'lang'>,
  onProgress?: DownloadOptions['onProgress'],
) {
  const filePath = `catalogs/${filename}`;
  const query = lang === 'en' ? { filePath, lang } : { filePath };
  const { blob } = await api.download('/api/file/download', { query, onProgress });
  // Spec, "The calls it makes", to the letter
  if (blob.size === 0) throw new ApiError(0, { code: 'no-data', detail: 'undifined file' });
  return blob;
}

export type AdminDocument = ResponseOf<paths, 'GET', '/api/file/admin/documents'>[number];
type DocumentVersion = Pick<AdminDocument, 'key' | 'version'>;

/** Puts another file in the place of a document's, for everybody at once. `version` is the one that was read. */
export function replaceDocument(api: ApiClient, { key, version }: DocumentVersion, file: File) {
  const body = new FormData();
  body.append('file', file);
  return api.send('POST', `/api/file/admin/documents/${key}/file`, body, {
    query: { version },
    idempotencyKey: crypto.randomUUID(),
  });
}

/** Brings the original file back. */
export const resetDocument = (api: ApiClient, { key, version }: DocumentVersion) =>
  api.send('POST', `/api/file/admin/documents/${key}/reset`, { version });

/** Undoes a reset, of which `version` is the one that it made. */
export const undoReset = (api: ApiClient, { key, version }: DocumentVersion) =>
  api.send('POST', `/api/file/admin/documents/${key}/restore`, { version });
