import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { readCompany, type Company } from '../api/company.ts';
import { readInquiryOptions } from '../api/inquiries.ts';

export interface QuestionData {
  company: Settled<Company>;
  /** Whether a visitor may send an inquiry. Unknown counts as no: the hint to sign in does no harm. */
  isOpenToGuests: boolean;
}

export async function loadQuestion({ api, locale, signal }: LoadContext): Promise<QuestionData> {
  const [company, options] = await Promise.all([
    readCompany({ api, locale, signal }),
    settle(readInquiryOptions(api, signal)),
  ]);
  return { company, isOpenToGuests: options.ok && options.value.guestInquiries };
}
