import { ApiError } from '@portal/kit';
import type { AdminService } from '../api/services.ts';

/** What one service told; without an answer when it did not respond. */
export interface Told<Answer> extends AdminService {
  answer?: Answer;
}

/** Asks all services, each for itself: one that does not respond leaves the others. Those without such a call are left out. */
export async function readFromAll<Answer>(
  services: readonly AdminService[],
  read: (service: AdminService) => Promise<Answer>,
): Promise<Told<Answer>[]> {
  const told = await Promise.all(
    services.map(async (service): Promise<Told<Answer>[]> => {
      try {
        return [{ ...service, answer: await read(service) }];
      } catch (error) {
        return error instanceof ApiError && error.status === 404 ? [] : [service];
      }
    }),
  );
  return told.flat();
}
