import { useLocale } from '@portal/kit';
import { useRemote } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import { listServices, readOverview, type AdminService, type Overview } from '../../../api/services.ts';
import { readFromAll } from '../../read-from-all.ts';

export interface ServiceOverview extends AdminService {
  /** Missing where the service did not respond. */
  overview?: Overview;
}

/** What every service tells on the overview, each for itself: one that does not respond leaves the others. */
export function useOverviews(days: number) {
  const api = useApi();
  const lang = useLocale();
  return useRemote(['overviews', days, lang], async (): Promise<ServiceOverview[]> => {
    const told = await readFromAll(await listServices(api), (service) => readOverview(api, service, { days, lang }));
    return told.map(({ answer, ...service }) => ({ ...service, ...(answer ? { overview: answer } : {}) }));
  });
}
