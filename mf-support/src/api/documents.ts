import { ApiError, type ApiClient, type DownloadOptions, type Locale } from '@portal/kit';
import type {
  DownloadDocumentQuery,
  ListAdminDocumentsAnswer,
  ListDocumentsAnswer,
  ListDocumentsQuery,
} from './types.generated.ts';

/** A document of the download page, as the support service lists it. */
export type CompanyDocument = ListDocumentsAnswer[number];

/** The seven documents, in the order of the page. */
export function listDocuments(api: ApiClient, lang: Locale, signal?: AbortSignal): Promise<CompanyDocument[]> {
  const query = { lang } satisfies ListDocumentsQuery;
  return api.get<ListDocumentsAnswer>('/api/file/documents', { query, signal });
}

/** The bytes of one document; members only (ApiError 401 for everybody else). An answer without any is a failure. */
export async function fetchDocument(
  api: ApiClient,
  filename: string,
  onProgress?: DownloadOptions['onProgress'],
): Promise<Blob> {
  const query = { filePath: `catalogs/${filename}` } satisfies DownloadDocumentQuery;
  const { blob } = await api.download('/api/file/download', { query, onProgress });
  if (blob.size === 0) throw new ApiError(0, { code: 'no-data' });
  return blob;
}

export type AdminDocument = ListAdminDocumentsAnswer[number];

export const ADMIN_DOCUMENTS_PATH = '/api/file/admin/documents';

/** Puts another file in the place of a document's, for everybody at once. `version` is the one that was read. */
export function replaceDocument(
  api: ApiClient,
  { key, version }: Pick<AdminDocument, 'key' | 'version'>,
  file: File,
): Promise<AdminDocument> {
  const body = new FormData();
  body.append('file', file);
  return api.send<AdminDocument>('POST', `${ADMIN_DOCUMENTS_PATH}/${key}/file`, body, {
    query: { version },
    idempotencyKey: crypto.randomUUID(),
  });
}

/** Brings the original file back. */
export function resetDocument(
  api: ApiClient,
  { key, version }: Pick<AdminDocument, 'key' | 'version'>,
): Promise<AdminDocument> {
  return api.send<AdminDocument>('POST', `${ADMIN_DOCUMENTS_PATH}/${key}/reset`, { version });
}
