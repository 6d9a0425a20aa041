import type { ApiClient } from '@portal/kit';
import type { ViewUserAnswer, ViewUserQuery } from './types.generated.ts';

export type Profile = ViewUserAnswer;

/** The profile of a member; one's own or, for admins, anybody's. */
export function readProfile(api: ApiClient, email: string): Promise<Profile> {
  const query = { email } satisfies ViewUserQuery;
  return api.get<ViewUserAnswer>('/api/user/detail', { query });
}
