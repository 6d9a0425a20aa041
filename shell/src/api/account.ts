import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** One's own account. */
export type Account = ResponseOf<paths, 'GET', '/api/user/account'>;

/** One decision: which text, given or refused, when. */
export type Consent = ResponseOf<paths, 'GET', '/api/user/consents'>[number];

export type ConsentKind = Consent['kind'];

/** A place in which one is signed in. */
export type Device = ResponseOf<paths, 'GET', '/api/user/devices'>[number];

export const getAccount = (api: ApiClient, signal?: AbortSignal) => api.get('/api/user/account', { signal });

/** Stores what has changed; 409 `stale-edit` when `version` is no longer the stored one. */
export const changeAccount = (api: ApiClient, change: BodyOf<paths, 'PATCH', '/api/user/account'>) =>
  api.send('PATCH', '/api/user/account', change);

/** Erases the account. The session has ended when this resolves. */
export const deleteAccount = (api: ApiClient, password: string) =>
  api.send('DELETE', '/api/user/account', { password });

/** What one service holds about oneself, and the names of its files. */
export type PersonalData = ResponseOf<paths, 'GET', '/api/user/my-data'>;

/** Which services to ask for it. */
export const listPersonalDataCalls = (api: ApiClient) => api.get('/api/portal/personal-data');

/** Every service answers alike, below a path that the portal tells. */
export const getPersonalData = (api: ApiClient, path: string) => api.get(path as '/api/user/my-data');

export const downloadPersonalFile = (api: ApiClient, path: string, id: string) =>
  api.download(`${path}/files/${id}` as '/api/user/my-data');

/** Confirms the e-mail address by the mailed token; 400 `other-browser` where `password` is needed, 400 `token-invalid`. */
export const verifyEmail = (api: ApiClient, body: BodyOf<paths, 'POST', '/api/user/verify-email'>) =>
  api.send('POST', '/api/user/verify-email', body);

/** Mails the link that proves the e-mail address once more; 429 within a minute. */
export const sendVerification = (api: ApiClient) => api.send('POST', '/api/user/verify-email/send');

/** The whole history, newest first. */
export const listConsents = (api: ApiClient, signal?: AbortSignal) => api.get('/api/user/consents', { signal });

/** The current one first, then by last use. */
export const listDevices = (api: ApiClient, signal?: AbortSignal) => api.get('/api/user/devices', { signal });

export const revokeDevice = (api: ApiClient, id: string) => api.send('DELETE', `/api/user/devices/${id}`);

export const revokeOtherDevices = (api: ApiClient) => api.send('POST', '/api/user/devices/revoke-others');

/** Mails a link to the e-mail address, if there is an account with it; the response is the same for all of them. */
export const forgotPassword = (api: ApiClient, email: string) =>
  api.send('POST', '/api/user/password/forgot', { email });

/** Sets a new password by a mailed token and ends every session; 400 `token-invalid` when it cannot be used any more. */
export const resetPassword = (api: ApiClient, body: BodyOf<paths, 'POST', '/api/user/password/reset'>) =>
  api.send('POST', '/api/user/password/reset', body);

/** Sets a new password; the other devices are signed out. */
export const changePassword = (api: ApiClient, body: BodyOf<paths, 'POST', '/api/user/password/change'>) =>
  api.send('POST', '/api/user/password/change', body);
