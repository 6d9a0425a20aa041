import { ApiError, type BodyOf, type ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

const MY_PAGE_SIZE = 5;

type ApplicationBody = BodyOf<paths, 'POST', '/api/email/apply'>;
type QuestionBody = BodyOf<paths, 'POST', '/api/email/send'>;

export type InquiryType = QuestionBody['type'];

/** What every visitor may know before writing: whether a session is needed. */
export const readInquiryOptions = (api: ApiClient, signal?: AbortSignal) => api.get('/api/email/options', { signal });

/** Spec, "The calls it makes": only status 200 is a success of both calls. */
const status = 200;

/** A response without a number is none of the service's: nothing is known to be stored. */
function numberOf(response: { number?: string } | undefined): string {
  if (!response?.number) throw new ApiError(502);
  return response.number;
}

/** Hands in a general inquiry; the same key is received once. Returns its number. */
export async function sendInquiry(api: ApiClient, body: QuestionBody, idempotencyKey: string) {
  return numberOf(await api.send('POST', '/api/email/send', body, { idempotencyKey, status }));
}

/** Hands in an application form: with an id an SMWP account application, without one a WEB EQ training inquiry. */
export async function applyInquiry(api: ApiClient, body: ApplicationBody, idempotencyKey: string) {
  return numberOf(await api.send('POST', '/api/email/apply', body, { idempotencyKey, status }));
}

export type MyInquiries = ResponseOf<paths, 'GET', '/api/email/my-inquiries'>;
export type MyInquiry = MyInquiries['data'][number];

/** The inquiries of the member who is signed in, newest first. */
export const listMyInquiries = (api: ApiClient, page: number, signal?: AbortSignal) =>
  api.get('/api/email/my-inquiries', { query: { page, pageSize: MY_PAGE_SIZE }, signal });
