import type { ApiClient } from '@portal/kit';
import type { ApplicationRecord } from './types.ts';

/** The application of an address; undefined when there is none or it is not proven to be the caller's. */
export function searchApplication(
  api: ApiClient,
  educationId: number,
  email: string,
): Promise<ApplicationRecord | undefined> {
  return api.get<ApplicationRecord | undefined>('/api/education/search-record', { query: { educationId, email } });
}
