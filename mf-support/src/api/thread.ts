import type { ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

export type InquiryThread = ResponseOf<paths, 'GET', '/api/email/my-inquiries/{number}'>;
export type ThreadMessage = InquiryThread['messages'][number];

/** By which an inquiry is opened: its number, for the member who sent it, or the token of a link that was mailed to a guest. */
export type ThreadKey = { number: string } | { link: string };

/** An inquiry with its conversation; 404 for another's, 404 `link-invalid`, 403 `link-expired`. */
export const readThread = (api: ApiClient, key: ThreadKey, signal?: AbortSignal): Promise<InquiryThread> =>
  'link' in key
    ? api.send('POST', '/api/email/thread/open', { link: key.link }, { signal })
    : api.get(`/api/email/my-inquiries/${key.number}`, { signal });

/** Adds a message of the sender, once for each key; the response is the conversation with it. */
export const answerThread = (
  api: ApiClient,
  key: ThreadKey,
  message: { content: string; attachments: string[] },
  idempotencyKey: string,
): Promise<InquiryThread> =>
  'link' in key
    ? api.send('POST', '/api/email/thread/answer', { link: key.link, ...message }, { idempotencyKey })
    : api.send('POST', `/api/email/my-inquiries/${key.number}/answer`, message, { idempotencyKey });

export type StoredRating = ResponseOf<paths, 'POST', '/api/email/satisfaction'>;

/** Stores whether an answer helped; the last response counts. */
export const rateInquiry = (
  api: ApiClient,
  rating: { link: string; isSatisfied: boolean; comment?: string },
): Promise<StoredRating> => api.send('POST', '/api/email/satisfaction', rating);

/** Has a new link mailed to the sender's address, in place of one that is too old. */
export const renewLink = (api: ApiClient, link: string) => api.send('POST', '/api/email/thread/new-link', { link });
