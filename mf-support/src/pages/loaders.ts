import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { readCompany, type Company } from '../api/company.ts';
import { listDocuments, type CompanyDocument } from '../api/documents.ts';
import { readInquiryOptions } from '../api/inquiries.ts';

export function loadDownload({ api, locale, signal }: LoadContext): Promise<CompanyDocument[]> {
  return listDocuments(api, locale, signal);
}

/** The data shown beside the application forms. */
export function loadContact({ api, locale, signal }: LoadContext): Promise<Settled<Company>> {
  return readCompany({ api, locale, signal });
}

export interface QuestionData {
  company: Settled<Company>;
  /** Whether a visitor may send an inquiry. Unknown counts as no: the hint to sign in does no harm. */
  isOpenToGuests: boolean;
}

export async function loadQuestion(context: LoadContext): Promise<QuestionData> {
  const [company, options] = await Promise.all([
    loadContact(context),
    settle(readInquiryOptions(context.api, context.signal)),
  ]);
  return { company, isOpenToGuests: options.ok && options.value.guestInquiries };
}
