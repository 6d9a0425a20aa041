import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

export type InquiryPage = ResponseOf<paths, 'GET', '/api/email/admin/inquiries'>;
export type InquiryRow = InquiryPage['data'][number];
export type Inquiry = ResponseOf<paths, 'GET', '/api/email/admin/inquiries/{number}'>;
export type Assignee = ResponseOf<paths, 'GET', '/api/email/admin/assignees'>[number];
export type Presence = ResponseOf<paths, 'PUT', '/api/email/admin/inquiries/{number}/presence'>;

type ChangeBody = BodyOf<paths, 'PATCH', '/api/email/admin/inquiries/{number}'>;
type NoteBody = BodyOf<paths, 'POST', '/api/email/admin/inquiries/{number}/notes'>;
type ReplyBody = BodyOf<paths, 'POST', '/api/email/admin/inquiries/{number}/reply'>;
type MergeBody = BodyOf<paths, 'POST', '/api/email/admin/inquiries/{number}/merge'>;
type BulkBody = BodyOf<paths, 'POST', '/api/email/admin/inquiries/bulk'>;
type PresenceBody = BodyOf<paths, 'PUT', '/api/email/admin/inquiries/{number}/presence'>;
export type InquiryChange = Omit<BulkBody, 'items'>;

/** How far an inquiry is; members see spam as received. */
export type InquiryState = InquiryRow['state'];

export const STATES: readonly InquiryState[] = ['received', 'inProgress', 'answered', 'spam'];

interface Send {
  api: ApiClient;
  number: string;
  idempotencyKey?: string;
}

/** Sets state, assignee, tags and due day; 409 `stale-edit` when somebody else was faster. */
export const changeInquiry = ({ api, number }: Send, body: ChangeBody) =>
  api.send('PATCH', `/api/email/admin/inquiries/${number}`, body);

/** Adds a note that only admins see. */
export const addNote = ({ api, number, idempotencyKey }: Send, body: NoteBody) =>
  api.send('POST', `/api/email/admin/inquiries/${number}/notes`, body, { idempotencyKey });

/** Stores a reply and mails it; the member sees it on My page too. */
export const replyToInquiry = ({ api, number, idempotencyKey }: Send, body: ReplyBody) =>
  api.send('POST', `/api/email/admin/inquiries/${number}/reply`, body, { idempotencyKey });

/** Mails a guest a new link to the conversation; the former ones are void. */
export const sendLink = ({ api, number, idempotencyKey }: Send) =>
  api.send('POST', `/api/email/admin/inquiries/${number}/link`, {}, { idempotencyKey });

/** Merges it into another inquiry of the same person, which is returned. */
export const mergeInquiry = ({ api, number, idempotencyKey }: Send, body: MergeBody) =>
  api.send('POST', `/api/email/admin/inquiries/${number}/merge`, body, { idempotencyKey });

/** Takes a merged inquiry out of another again; that one is returned. */
export const separateInquiry = ({ api, number, idempotencyKey }: Send, version: number) =>
  api.send('POST', `/api/email/admin/inquiries/${number}/separate`, { version }, { idempotencyKey });

/** Deletes it for good; 409 `stale-edit` when somebody has changed it meanwhile, `inquiry-merged`. */
export const eraseInquiry = ({ api, number }: Send, version: number) =>
  api.send('DELETE', `/api/email/admin/inquiries/${number}`, undefined, { query: { version } });

/** The SMWP password, once and never again. */
export async function revealPassword({ api, number }: Send) {
  return (await api.send('POST', `/api/email/admin/inquiries/${number}/reveal-password`, {})).password;
}

/** Sets state or assignee of many, adds or takes tags; tells which were changed by somebody else meanwhile, and which are gone. */
export const changeInquiries = (api: ApiClient, body: BulkBody, idempotencyKey: string) =>
  api.send('POST', '/api/email/admin/inquiries/bulk', body, { idempotencyKey });

/** Says that this admin has the inquiry open; the response says who else has. */
export const announcePresence = ({ api, number }: Send, body: PresenceBody) =>
  api.send('PUT', `/api/email/admin/inquiries/${number}/presence`, body);

export const endPresence = ({ api, number }: Send) =>
  api.send('DELETE', `/api/email/admin/inquiries/${number}/presence`);
