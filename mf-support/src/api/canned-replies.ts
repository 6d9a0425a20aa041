import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

const PATH = '/api/email/admin/canned-replies';

/** A text that agents put into their answers. */
export type CannedReply = ResponseOf<paths, 'GET', typeof PATH>[number];
export type CannedReplyTexts = BodyOf<paths, 'POST', typeof PATH>;

export const addCannedReply = (api: ApiClient, texts: CannedReplyTexts, idempotencyKey: string) =>
  api.send('POST', PATH, texts, { idempotencyKey });

/** 409 `stale-edit` when somebody else has changed or removed it meanwhile. */
export const changeCannedReply = (api: ApiClient, id: string, texts: CannedReplyTexts & { version: number }) =>
  api.send('PATCH', `${PATH}/${id}`, texts);

/** 409 `stale-edit` when somebody else has changed it meanwhile. */
export const removeCannedReply = (api: ApiClient, { id, version }: Pick<CannedReply, 'id' | 'version'>) =>
  api.send('DELETE', `${PATH}/${id}`, undefined, { query: { version } });
