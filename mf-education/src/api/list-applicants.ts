import type { ApiClient } from '@portal/kit';
import type { Applicant } from './types.ts';

/** Everybody who applied for a training, in the order of arrival. */
export function listApplicants(api: ApiClient, educationId: number): Promise<Applicant[]> {
  return api.get<Applicant[]>('/api/education/signup-records', { query: { educationId } });
}
