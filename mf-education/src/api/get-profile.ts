import type { ApiClient } from '@portal/kit';

export interface Profile {
  email: string;
  name: string;
  phoneNumber: string;
  company: string;
}

/** What an account knows of its owner (spec, "User profile lookup"). */
export function getProfile(api: ApiClient, email: string): Promise<Profile> {
  return api.get<Profile>('/api/user/detail', { query: { email } });
}
