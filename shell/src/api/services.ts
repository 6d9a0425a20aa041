import type { ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** What one service tells of its section. */
export type Overview = ResponseOf<paths, 'GET', '/api/user/admin/overview'>;
export type Chart = Overview['charts'][number];
export type RecordGroup = ResponseOf<paths, 'GET', '/api/user/admin/person'>['groups'][number];
export type AdminRecord = RecordGroup['records'][number];
export type OutboxPage = ResponseOf<paths, 'GET', '/api/user/admin/mails'>;
export type OutboxMail = OutboxPage['data'][number];

/** A service, and the URL below which the kit serves its calls for admins. */
export interface AdminService {
  name: string;
  base: string;
}

/** All services. Each serves the kit's calls below its first base, as it does `my-data`. */
export async function listServices(api: ApiClient): Promise<AdminService[]> {
  const { services } = await api.get('/api/portal/personal-data');
  return services.map(({ name, path }) => ({ name, base: path.replace(/\/my-data$/, '') }));
}

export const readOverview = (api: ApiClient, { base }: AdminService, query: { days: number; lang: 'ko' | 'en' }) =>
  api.get(`${base}/admin/overview` as '/api/user/admin/overview', { query: query as { days: 30; lang: 'ko' } });

interface Person {
  userId: string;
  /** Only when it is verified: records of guests are found by it. */
  email: string | undefined;
  lang: 'ko' | 'en';
}

/** What a service holds about a person: by the account, and what belongs to none by the address. A call names one of them. */
export async function readPerson(api: ApiClient, { base }: AdminService, { userId, email, lang }: Person) {
  const identities = [{ user: userId }, ...(email === undefined ? [] : [{ email }])];
  const answers = await Promise.all(
    identities.map((identity) =>
      api.get(`${base}/admin/person` as '/api/user/admin/person', { query: { ...identity, lang } }),
    ),
  );
  const groups = new Map<string, RecordGroup>();
  for (const group of answers.flatMap((answer) => answer.groups)) {
    const { total = 0, records = [], ...known } = groups.get(group.id) ?? {};
    groups.set(group.id, { ...group, ...known, total: total + group.total, records: [...records, ...group.records] });
  }
  return { groups: [...groups.values()] };
}

/** Records of a service that hold all words. */
export const lookUp = (
  api: ApiClient,
  { base }: AdminService,
  query: { q: string; lang: 'ko' | 'en' },
  signal: AbortSignal,
) => api.get(`${base}/admin/lookup` as '/api/user/admin/lookup', { query, signal });

/** Mails of a service, by parameters of the URL, of which empty ones are not sent. */
export function listMails(
  api: ApiClient,
  base: string,
  query: Record<string, string | number>,
  signal: AbortSignal,
): Promise<OutboxPage> {
  const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return api.get(`${base}/admin/mails` as '/api/user/admin/mails', { query: sent, signal });
}

/** Tries a mail again at once; 409 `mail-sent` for one that was sent meanwhile. */
export const resendMail = (api: ApiClient, base: string, id: string) =>
  api.send('POST', `${base}/admin/mails/${id}/resend` as '/api/user/admin/mails/{id}/resend');

type Paths<Suffix extends string> = `/api/user/admin/mail-templates${Suffix}`;
export type MailTemplateSummary = ResponseOf<paths, 'GET', Paths<''>>['templates'][number];
export type MailTemplate = ResponseOf<paths, 'GET', Paths<'/{name}'>>;
export type MailTexts = MailTemplate['texts'];
/** A text in one language that is not stored. */
export interface MailTrial {
  locale: 'ko' | 'en';
  subject: string;
  text: string;
}
const templates = (base: string) => `${base}/admin/mail-templates`;

/** Mails of a service whose texts can be edited. */
export const listMailTemplates = (api: ApiClient, base: string, signal: AbortSignal) =>
  api.get(templates(base) as Paths<''>, { signal });

export const readMailTemplate = (api: ApiClient, base: string, name: string, signal: AbortSignal) =>
  api.get(`${templates(base)}/${name}` as Paths<'/{name}'>, { signal });

/** 400 `validation-failed` by field, 409 `stale-edit`. */
export const editMailTemplate = (api: ApiClient, base: string, name: string, body: MailTexts & { version: number }) =>
  api.send('PUT', `${templates(base)}/${name}` as Paths<'/{name}'>, body);

export const resetMailTemplate = (api: ApiClient, base: string, name: string, version: number) =>
  api.send('POST', `${templates(base)}/${name}/reset` as Paths<'/{name}/reset'>, { version });

export const previewMailTemplate = (
  api: ApiClient,
  base: string,
  name: string,
  trial: MailTrial,
  signal: AbortSignal,
) => api.send('POST', `${templates(base)}/${name}/preview` as Paths<'/{name}/preview'>, trial, { signal });

/** Sends the text as a test mail to the caller. */
export const testMailTemplate = (api: ApiClient, base: string, name: string, trial: MailTrial) =>
  api.send('POST', `${templates(base)}/${name}/test` as Paths<'/{name}/test'>, trial);
