import type { ApiClient } from '@portal/kit';
import type {
  AddInquiryNoteBody,
  AnnouncePresenceAnswer,
  AnnouncePresenceBody,
  ChangeInquiriesAnswer,
  ChangeInquiriesBody,
  ChangeInquiryBody,
  GetInquiryAnswer,
  ListAssigneesAnswer,
  ListInquiriesAnswer,
  ReplyToInquiryBody,
  RevealSmwpPasswordAnswer,
} from './types.generated.ts';

export type InquiryPage = ListInquiriesAnswer;
export type InquiryRow = ListInquiriesAnswer['data'][number];
export type Inquiry = GetInquiryAnswer;
export type InquiryChange = Pick<ChangeInquiryBody, 'state' | 'assigneeId'>;
export type Assignee = ListAssigneesAnswer[number];
export type Presence = AnnouncePresenceAnswer;
export type BulkResult = ChangeInquiriesAnswer;

export const INBOX_PATH = '/api/email/admin/inquiries';
export const INBOX_EXPORT_PATH = `${INBOX_PATH}/export`;
export const ASSIGNEES_PATH = '/api/email/admin/assignees';

export const inquiryPath = (number: string) => `${INBOX_PATH}/${number}`;

interface Send {
  api: ApiClient;
  number: string;
  idempotencyKey?: string;
}

/** Sets state and assignee; 409 `stale-edit` when somebody else was faster. */
export function changeInquiry({ api, number }: Send, body: ChangeInquiryBody): Promise<Inquiry> {
  return api.send<Inquiry>('PATCH', inquiryPath(number), body);
}

/** Adds a note that only admins see. */
export function addNote({ api, number, idempotencyKey }: Send, body: AddInquiryNoteBody): Promise<Inquiry> {
  return api.send<Inquiry>('POST', `${inquiryPath(number)}/notes`, body, { idempotencyKey });
}

/** Stores an answer and mails it; the member sees it on My page too. */
export function replyToInquiry({ api, number, idempotencyKey }: Send, body: ReplyToInquiryBody): Promise<Inquiry> {
  return api.send<Inquiry>('POST', `${inquiryPath(number)}/reply`, body, { idempotencyKey });
}

/** The SMWP password, once and never again. */
export async function revealPassword({ api, number }: Send): Promise<string> {
  const { password } = await api.send<RevealSmwpPasswordAnswer>('POST', `${inquiryPath(number)}/reveal-password`, {});
  return password;
}

/** Sets state or assignee of many; tells which were changed by somebody else meanwhile, and which are gone. */
export function changeInquiries(
  api: ApiClient,
  body: ChangeInquiriesBody,
  idempotencyKey: string,
): Promise<BulkResult> {
  return api.send<BulkResult>('POST', `${INBOX_PATH}/bulk`, body, { idempotencyKey });
}

/** Says that this admin has the inquiry open; answers who else has. */
export function announcePresence({ api, number }: Send, body: AnnouncePresenceBody): Promise<Presence> {
  return api.send<Presence>('PUT', `${inquiryPath(number)}/presence`, body);
}

export function endPresence({ api, number }: Send): Promise<void> {
  return api.send('DELETE', `${inquiryPath(number)}/presence`);
}
