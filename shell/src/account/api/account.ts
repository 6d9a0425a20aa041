import type { ApiClient } from '@portal/kit';
import type { ChangeAccountBody, ViewAccountAnswer } from '../../api/types.generated.ts';

/** One's own account. */
export type Account = ViewAccountAnswer;

export const getAccount = (api: ApiClient, signal?: AbortSignal) => api.get<Account>('/api/user/account', { signal });

/** Stores what has changed; 409 `stale-edit` when `version` is no longer the stored one. */
export const changeAccount = (api: ApiClient, change: ChangeAccountBody) =>
  api.send<Account>('PATCH', '/api/user/account', change);

/** Erases the account. The session has ended when this resolves. */
export const deleteAccount = (api: ApiClient, password: string) =>
  api.send<void>('DELETE', '/api/user/account', { password });

/** Mails the link that proves the address once more; 429 within a minute. */
export const sendVerification = (api: ApiClient) => api.send<void>('POST', '/api/user/verify-email/send');

/** Everything that is stored about oneself, as a file. */
export const exportAccount = (api: ApiClient) => api.download('/api/user/export');
