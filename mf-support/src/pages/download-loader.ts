import type { LoadContext } from '../api/client.ts';
import { listDocuments, type CompanyDocument } from '../api/documents.ts';

export function loadDownload({ api, locale, signal }: LoadContext): Promise<CompanyDocument[]> {
  return listDocuments(api, locale, signal);
}
