import { ApiError, type ApiClient } from '@portal/kit';
import type {
  GetInquiryOptionsAnswer,
  ListMyInquiriesAnswer,
  ListMyInquiriesQuery,
  SendApplicationAnswer,
  SendApplicationBody,
  SendInquiryAnswer,
  SendInquiryBody,
} from './types.generated.ts';

const MY_PAGE_SIZE = 5;

export type InquiryType = SendInquiryBody['type'];
export type InquiryOptions = GetInquiryOptionsAnswer;

/** What every visitor may know before writing: whether a session is needed. */
export function readInquiryOptions(api: ApiClient, signal?: AbortSignal): Promise<InquiryOptions> {
  return api.get<GetInquiryOptionsAnswer>('/api/email/options', { signal });
}

/** An answer without a number is none of the service's: nothing is known to be stored (spec, "The calls it makes"). */
function numberOf(answer: { number?: string } | undefined): string {
  if (!answer?.number) throw new ApiError(502);
  return answer.number;
}

/** Hands in a general inquiry; the same key is received once. Answers its number. */
export async function sendInquiry(api: ApiClient, body: SendInquiryBody, idempotencyKey: string): Promise<string> {
  return numberOf(await api.send<SendInquiryAnswer | undefined>('POST', '/api/email/send', body, { idempotencyKey }));
}

/** Hands in an application form: with an id an SMWP account application, without one a WebEQ training inquiry. */
export async function applyInquiry(api: ApiClient, body: SendApplicationBody, idempotencyKey: string): Promise<string> {
  return numberOf(
    await api.send<SendApplicationAnswer | undefined>('POST', '/api/email/apply', body, { idempotencyKey }),
  );
}

export type MyInquiry = ListMyInquiriesAnswer['data'][number];
export type MyInquiries = ListMyInquiriesAnswer;

/** The inquiries of the member who is signed in, newest first. */
export function listMyInquiries(api: ApiClient, page: number, signal?: AbortSignal): Promise<MyInquiries> {
  const query = { page, pageSize: MY_PAGE_SIZE } satisfies ListMyInquiriesQuery;
  return api.get<ListMyInquiriesAnswer>('/api/email/my-inquiries', { query, signal });
}
