import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** An application as the records of its training have it. */
export type ApplicantRecord = ResponseOf<paths, 'GET', '/api/education/signup-records'>[number];

/** An application as admins see it. */
export type Applicant = Omit<ApplicantRecord, 'cancellable'>;

/** An application in the list over all trainings. */
export type Application = ResponseOf<paths, 'GET', '/api/education/admin/applications/{entryId}'>;

/** An application of the list, as the records of its training have it. */
export function applicantOf({
  training,
  startDate,
  isRemoved,
  place,
  cancelledAt,
  attendedAt,
  ...application
}: Application): Applicant {
  return {
    ...application,
    place: place ?? undefined,
    cancelledAt: cancelledAt ?? undefined,
    attendedAt: attendedAt ?? undefined,
    training: { educationId: application.educationId, title: training, startDate, removed: isRemoved },
  };
}

/** An application as it is now; 404 when it is erased. */
export const readApplicant = async (api: ApiClient, { applicationId }: Pick<Applicant, 'applicationId'>) =>
  applicantOf(await api.get(`/api/education/admin/applications/${applicationId}`));

type MailToApplicants = BodyOf<paths, 'POST', '/api/education/admin/mail'>;

/** Whom a mail goes to: the chosen ones, or all of a filter. Without `ids` and `status` those who cancelled are left out. */
export type MailTarget = Pick<MailToApplicants, 'ids' | 'educationId' | 'status' | 'search'>;

/** Everybody who applied for a training, in the order of arrival. */
export const listApplicants = (api: ApiClient, educationId: number) =>
  api.get('/api/education/signup-records', { query: { educationId } });

/** How many people a mail would go to. */
export async function countRecipients(api: ApiClient, { ids, ...target }: MailTarget) {
  const query = { ...target, ids: ids?.join(',') };
  return (await api.get('/api/education/admin/recipients', { query })).recipients;
}

/** Queues one mail for each person; answers how many. */
export async function mailApplicants(api: ApiClient, mail: MailToApplicants, idempotencyKey: string) {
  return (await api.send('POST', '/api/education/admin/mail', mail, { idempotencyKey })).recipients;
}

/** What staff enter of an applicant. */
export type NewApplicant = BodyOf<paths, 'POST', '/api/education/admin/applicants'>;
type Correction = BodyOf<paths, 'PATCH', '/api/education/admin/applicants'>;

/** Adds an applicant; 409 `already-applied` or, without a waiting list, `training-full`. */
export const addApplicant = (api: ApiClient, applicant: NewApplicant, idempotencyKey: string) =>
  api.send('POST', '/api/education/admin/applicants', applicant, { idempotencyKey });

export type ImportedApplicants = ResponseOf<paths, 'POST', '/api/education/admin/applicants/import'>;

/** Adds the applicants of a file: all, or none while a row is wrong; a trial tells what would become of each. */
export const importApplicants = (
  api: ApiClient,
  body: BodyOf<paths, 'POST', '/api/education/admin/applicants/import'>,
  idempotencyKey: string,
): Promise<ImportedApplicants> => api.send('POST', '/api/education/admin/applicants/import', body, { idempotencyKey });

/** Corrects what is stored of an applicant; 409 `stale-edit` when somebody else has done so meanwhile. */
export const correctApplicant = (api: ApiClient, correction: Correction) =>
  api.send('PATCH', '/api/education/admin/applicants', correction);

/** Gives a free seat to somebody who waits, or cancels an application. */
export const stepApplicant = (
  api: ApiClient,
  step: 'promote' | 'cancel',
  body: BodyOf<paths, 'POST', '/api/education/admin/applicants/cancel'>,
) =>
  step === 'promote'
    ? api.send('POST', '/api/education/admin/applicants/promote', body)
    : api.send('POST', '/api/education/admin/applicants/cancel', body);

/** Takes the person out of it for good; 409 `application-active` while it holds a seat or waits for one, `certificate-issued`. */
export const eraseApplicant = (
  api: ApiClient,
  { applicationId, version }: Pick<Applicant, 'applicationId' | 'version'>,
) => api.send('POST', '/api/education/admin/applicants/erase', { applicationId, version });

/** Marks somebody who holds a seat as present, or takes the mark back. */
export const markAttendance = (
  api: ApiClient,
  { applicationId, version }: Pick<Applicant, 'applicationId' | 'version'>,
  present: boolean,
) => api.send('POST', '/api/education/admin/attendance', { applicationId, version, present });
