import type { ApiClient } from '@portal/kit';
import type { Application, ApplicationRecord } from './types.ts';

/** Applies. The answer says whether a seat was left or which place in the queue it is; repeating a key applies once. */
export function applyForTraining(
  api: ApiClient,
  application: Application,
  idempotencyKey: string,
): Promise<ApplicationRecord> {
  return api.send<ApplicationRecord>('POST', '/api/education/signup', application, { idempotencyKey });
}
