import type { ApiClient } from '@portal/kit';
import type { AdminTraining, TrainingEdit } from './types.ts';

/** Creates or changes a training; 409 `stale-edit` when somebody else has changed it meanwhile. */
export function saveTraining(api: ApiClient, edit: TrainingEdit, idempotencyKey: string): Promise<AdminTraining> {
  return api.send<AdminTraining>('POST', '/api/education/edit', edit, { idempotencyKey });
}
