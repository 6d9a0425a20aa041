import type { LoadContext } from '@portal/kit';
import { listDocuments, type CompanyDocument } from '../api/documents.ts';

export function loadDownload({ api, locale, signal }: LoadContext): Promise<CompanyDocument[]> {
  return listDocuments(api, locale, signal);
}
