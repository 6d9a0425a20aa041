import type { ApiClient } from '@portal/kit';
import type { ApplicationRecord } from './types.ts';

/** Cancels; 404 when there is nothing that the caller may cancel, 409 `training-begun`. */
export function cancelApplication(
  api: ApiClient,
  { educationId, email }: Pick<ApplicationRecord, 'educationId' | 'email'>,
): Promise<ApplicationRecord> {
  return api.send<ApplicationRecord>('PATCH', '/api/education/cancel-signup', { educationId, email });
}
