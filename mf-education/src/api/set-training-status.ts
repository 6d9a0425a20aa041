import type { ApiClient } from '@portal/kit';
import type { SetTrainingStatusAnswer, SetTrainingStatusBody } from './types.generated.ts';

/** Opens or closes many trainings; `left` are those that somebody else has changed or removed meanwhile. */
export function setTrainingStatus(api: ApiClient, body: SetTrainingStatusBody): Promise<SetTrainingStatusAnswer> {
  return api.send<SetTrainingStatusAnswer>('POST', '/api/education/admin/trainings/status', body, {
    idempotencyKey: crypto.randomUUID(),
  });
}
