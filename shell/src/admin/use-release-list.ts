import type { ReleaseList, ReleaseOverview } from '@portal/contract';
import { useRemote, type Remote } from '@portal/kit/admin';
import { useApi } from '../api/client.ts';

/** The shell before the sections, which stay in their order. */
const shellFirst = (releases: ReleaseOverview[]): ReleaseOverview[] => [
  ...releases.filter(({ section }) => section === 'shell'),
  ...releases.filter(({ section }) => section !== 'shell'),
];

/** The releases of the shell, of all sections and of their services for an administrator, and of their own ones for a manager; nothing while it is not asked for. */
export function useReleaseList(isWanted = true): Remote<ReleaseList> {
  const api = useApi();
  return useRemote(isWanted ? ['releases'] : undefined, async (signal) => {
    const list = await api.get('/api/portal/releases', { signal });
    return { ...list, sections: shellFirst(list.sections) };
  });
}
