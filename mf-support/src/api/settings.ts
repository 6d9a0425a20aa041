import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

export type SupportSettings = ResponseOf<paths, 'GET', '/api/email/admin/settings'>;

/** Stores the settings; 409 `stale-edit` when somebody else was faster. */
export function updateSettings(
  api: ApiClient,
  body: BodyOf<paths, 'PUT', '/api/email/admin/settings'>,
): Promise<SupportSettings> {
  return api.send('PUT', '/api/email/admin/settings', body);
}
