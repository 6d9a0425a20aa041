import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** The certificates of a training: the latest of each application. */
export type TrainingCertificates = ResponseOf<paths, 'GET', '/api/education/admin/certificates'>;
export type IssuedCertificate = TrainingCertificates['certificates'][number];

/** Issues certificates to the named ones, or to all, who were present, and mails them; 409 `training-not-ended`, `not-present`. */
export const issueCertificates = (api: ApiClient, body: BodyOf<paths, 'POST', '/api/education/admin/certificates'>) =>
  api.send('POST', '/api/education/admin/certificates', body);

/** Withdraws a certificate for good. */
export const withdrawCertificate = (
  api: ApiClient,
  body: BodyOf<paths, 'POST', '/api/education/admin/certificates/withdraw'>,
) => api.send('POST', '/api/education/admin/certificates/withdraw', body);
