import type { ApiClient } from '@portal/kit';

/** Removes a training; answers how many were removed, 0 when there was none. */
export function removeTraining(api: ApiClient, educationId: number): Promise<number> {
  return api.send<number>('DELETE', '/api/education/remove', undefined, { query: { educationId } });
}
