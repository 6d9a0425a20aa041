import type { BodyOf, Locale, ResponseOf } from '@portal/kit';
import type { ApiClient, LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

/** An application; its `place` is the one in the queue while it waits. */
export type ApplicationRecord = ResponseOf<paths, 'POST', '/api/education/signup'>;
export type ApplicationStatus = ApplicationRecord['status'];
type ApplicationKey = Pick<ApplicationRecord, 'educationId' | 'email'>;
export type Application = BodyOf<paths, 'POST', '/api/education/signup'>;

/** What the mailed link opens: an e-mail address and its applications, each with its training. */
export type OpenedLookup = ResponseOf<paths, 'POST', '/api/education/lookup-link/open'>;
export type MyApplication = OpenedLookup['applications'][number];

/** Applies. The response says whether a seat was left or which place in the queue it is; repeating a key applies once. */
export const applyForTraining = (api: ApiClient, application: Application, idempotencyKey: string) =>
  api.send('POST', '/api/education/signup', application, { idempotencyKey });

/** Cancels; 404 when there is nothing that the caller may cancel, 409 `training-begun`. */
export const cancelApplication = (api: ApiClient, { educationId, email }: ApplicationKey) =>
  api.send('PATCH', '/api/education/cancel-signup', { educationId, email });

/** The application of an e-mail address; null when there is none or it is not proven to be the caller's. */
export const searchApplication = (api: ApiClient, educationId: number, email: string) =>
  api.get('/api/education/search-record', { query: { educationId, email } });

/** The signed-in member's applications, the newest first. */
export const listMyApplications = ({ api, locale, signal }: Pick<LoadContext, 'api' | 'locale' | 'signal'>) =>
  api.get('/api/education/my-applications', { query: { lang: locale }, signal });

/** Has a link mailed that opens the applications of an e-mail address; the same response whether there are any. */
export const requestLookupLink = (api: ApiClient, email: string, lang: Locale) =>
  api.send('POST', '/api/education/lookup-link', { email, lang });

/** Uses the mailed link, which works once; 404 `link-invalid` otherwise. */
export const openLookupLink = (api: ApiClient, token: string, lang: Locale) =>
  api.send('POST', '/api/education/lookup-link/open', { token }, { query: { lang } });

/** What an account knows of its owner (spec, "User profile lookup"). */
export const getProfile = (api: ApiClient, email: string) => api.get('/api/user/detail', { query: { email } });
