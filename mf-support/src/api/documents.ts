import type { ApiClient, Locale } from '@portal/kit';

/** A document of the download page, as the support service lists it. */
export interface CompanyDocument {
  key: string;
  title: string;
  type: 'brochure' | 'catalog';
  /** The product line whose colour the card takes. */
  colour: string;
  filename: string;
  /** Bytes. */
  size: number;
  updatedAt: string;
  lang: Locale;
}

/** The seven documents, in the order of the page. */
export function listDocuments(api: ApiClient, lang: Locale, signal?: AbortSignal): Promise<CompanyDocument[]> {
  return api.get<CompanyDocument[]>('/api/file/documents', { query: { lang }, signal });
}

/** The bytes of one document; members only (ApiError 401 for everybody else). */
export async function fetchDocument(api: ApiClient, filename: string): Promise<Blob> {
  const { blob } = await api.download('/api/file/download', { query: { filePath: `catalogs/${filename}` } });
  return blob;
}
