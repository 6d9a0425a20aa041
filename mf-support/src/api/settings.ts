import type { ApiClient } from '@portal/kit';
import type {
  GetSupportSettingsAnswer,
  UpdateSupportSettingsAnswer,
  UpdateSupportSettingsBody,
} from './types.generated.ts';

export type SupportSettings = GetSupportSettingsAnswer;

export const SETTINGS_PATH = '/api/email/admin/settings';

/** Stores the settings; 409 `stale-edit` when somebody else was faster. */
export function updateSettings(api: ApiClient, body: UpdateSupportSettingsBody): Promise<SupportSettings> {
  return api.send<UpdateSupportSettingsAnswer>('PUT', SETTINGS_PATH, body);
}
