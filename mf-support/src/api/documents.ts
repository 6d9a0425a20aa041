import type { ApiClient, Locale } from '@portal/kit';
import type { DownloadDocumentQuery, ListDocumentsAnswer, ListDocumentsQuery } from './types.generated.ts';

/** A document of the download page, as the support service lists it. */
export type CompanyDocument = ListDocumentsAnswer[number];

/** The seven documents, in the order of the page. */
export function listDocuments(api: ApiClient, lang: Locale, signal?: AbortSignal): Promise<CompanyDocument[]> {
  const query = { lang } satisfies ListDocumentsQuery;
  return api.get<ListDocumentsAnswer>('/api/file/documents', { query, signal });
}

/** The bytes of one document; members only (ApiError 401 for everybody else). */
export async function fetchDocument(api: ApiClient, filename: string): Promise<Blob> {
  const query = { filePath: `catalogs/${filename}` } satisfies DownloadDocumentQuery;
  const { blob } = await api.download('/api/file/download', { query });
  return blob;
}
