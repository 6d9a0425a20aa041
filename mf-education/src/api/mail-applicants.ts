import type { ApiClient } from '@portal/kit';
import type { MailToApplicants } from './types.ts';

/** Whom a mail goes to: the chosen ones, or all of a filter. Without `ids` and `status` those who cancelled are left out. */
export type MailTarget = Pick<MailToApplicants, 'ids' | 'educationId' | 'status' | 'search'>;

export type ApplicantMail = Pick<MailToApplicants, 'subject' | 'text' | 'subjectEn' | 'textEn'>;

/** How many people a mail would go to. */
export async function countRecipients(api: ApiClient, { ids, ...target }: MailTarget): Promise<number> {
  const query = { ...target, ids: ids?.join(',') };
  return (await api.get<{ recipients: number }>('/api/education/admin/recipients', { query })).recipients;
}

/** Queues one mail for each person; answers how many. */
export async function mailApplicants(
  api: ApiClient,
  target: MailTarget,
  mail: ApplicantMail,
  idempotencyKey: string,
): Promise<number> {
  return (
    await api.send<{ recipients: number }>(
      'POST',
      '/api/education/admin/mail',
      { ...target, ...mail },
      { idempotencyKey },
    )
  ).recipients;
}
