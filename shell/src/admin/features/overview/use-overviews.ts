import { ApiError, useLocale } from '@portal/kit';
import { useRemote } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import { listServices, readOverview, type AdminService, type Overview } from '../../../api/services.ts';

export interface ServiceOverview extends AdminService {
  /** Missing where the service did not respond. */
  overview?: Overview;
}

/** What every service tells on the overview, each for itself: one that does not respond leaves the others. */
export function useOverviews(days: number) {
  const api = useApi();
  const lang = useLocale();
  return useRemote(['overviews', days, lang], async (): Promise<ServiceOverview[]> => {
    const services = await listServices(api);
    const read = await Promise.all(
      services.map(async (service): Promise<ServiceOverview[]> => {
        try {
          return [{ ...service, overview: await readOverview(api, service, { days, lang }) }];
        } catch (error) {
          // A service without an overview has no such call
          const isNone = error instanceof ApiError && error.status === 404;
          return isNone ? [] : [service];
        }
      }),
    );
    return read.flat();
  });
}
