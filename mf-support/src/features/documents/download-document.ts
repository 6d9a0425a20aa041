import { ApiError } from '@portal/kit';
import type { ApiClient } from '../../api/client.ts';
import { fetchDocument, type CompanyDocument } from '../../api/documents.ts';

export interface DownloadDocumentInput {
  api: ApiClient;
  document: CompanyDocument;
  /** Known to be a visitor; while the session is still being found out the service decides. */
  isSignedOut: boolean;
  save(blob: Blob, filename: string): void;
  /** Told how much of the file has come, from 0 to 1. */
  onProgress(share: number): void;
}

/** Fetches a document and hands it over for saving under its name in its language. */
export async function downloadDocument({
  api,
  document,
  isSignedOut,
  save,
  onProgress,
}: DownloadDocumentInput): Promise<'saved' | 'sign-in-needed' | 'failed'> {
  if (isSignedOut) return 'sign-in-needed';
  try {
    const blob = await fetchDocument(api, document, (loaded, total = document.size) =>
      onProgress(Math.min(1, loaded / total)),
    );
    save(blob, document.lang === 'en' ? `${document.title}.pdf` : document.filename);
    return 'saved';
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'sign-in-needed' : 'failed';
  }
}
