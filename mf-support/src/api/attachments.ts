import type { ApiClient } from './client.ts';
import type { InquiryThread, ThreadKey } from './thread.ts';

export type Attachment = InquiryThread['messages'][number]['attachments'][number];

/** Spec, "Business constants". */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 5;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

const linkHeaders = (link: string) => ({ 'inquiry-link': link });

/** Uploads a file for the sender's next message. */
export function uploadFile(api: ApiClient, key: ThreadKey, file: File): Promise<Attachment> {
  const idempotencyKey = crypto.randomUUID();
  return 'link' in key
    ? api.send('POST', '/api/email/thread/files', formOf(file), { headers: linkHeaders(key.link), idempotencyKey })
    : api.send('POST', `/api/email/my-inquiries/${key.number}/files`, formOf(file), { idempotencyKey });
}

/** The bytes of a file of the conversation. */
export const readFile = (api: ApiClient, key: ThreadKey, id: string) =>
  'link' in key
    ? api.download(`/api/email/thread/files/${id}`, { headers: linkHeaders(key.link) })
    : api.download(`/api/email/my-inquiries/${key.number}/files/${id}`);

/** The same for an agent. */
export const uploadAgentFile = (api: ApiClient, number: string, file: File): Promise<Attachment> =>
  api.send('POST', `/api/email/admin/inquiries/${number}/files`, formOf(file), {
    idempotencyKey: crypto.randomUUID(),
  });
/** The mail that became a message, as it came. */
export const readMailOriginal = (api: ApiClient, number: string, messageId: string) =>
  api.download(`/api/email/admin/inquiries/${number}/messages/${messageId}/original`);
export const readAgentFile = (api: ApiClient, number: string, id: string) =>
  api.download(`/api/email/admin/inquiries/${number}/files/${id}`);
