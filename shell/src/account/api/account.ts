import type { ApiClient, Locale } from '@portal/kit';

/** One's own account, as `GET /api/user/account` answers. */
export interface Account {
  id: string;
  email: string;
  name: string;
  phoneNumber: string;
  company: string;
  role: 'admin' | 'member';
  /** YYYY-MM-DD; the first admin has none. */
  birthDate?: string;
  gender?: 'male' | 'female';
  /** Language of mails. */
  locale: Locale;
  emailVerified: boolean;
  marketing: boolean;
  createdAt: string;
  version: number;
}

/** What may be changed; 409 `stale-edit` when `version` is no longer the stored one. */
export type AccountChange = Pick<Account, 'version'> & Partial<Pick<Account, 'name' | 'phoneNumber' | 'company' | 'marketing' | 'locale'>>;

export const getAccount = (api: ApiClient, signal?: AbortSignal) => api.get<Account>('/api/user/account', { signal });

export const changeAccount = (api: ApiClient, change: AccountChange) => api.send<Account>('PATCH', '/api/user/account', change);

/** Erases the account. The session has ended when this resolves. */
export const deleteAccount = (api: ApiClient, password: string) => api.send<void>('DELETE', '/api/user/account', { password });

/** Mails the link that proves the address once more; 429 within a minute. */
export const sendVerification = (api: ApiClient) => api.send<void>('POST', '/api/user/verify-email/send');

/** Everything that is stored about oneself, as a file. */
export const exportAccount = (api: ApiClient) => api.download('/api/user/export');
