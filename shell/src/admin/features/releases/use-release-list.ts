import type { ReleaseOverview } from '@portal/contract';
import { ApiError, can, useSession } from '@portal/kit';
import { useRemote, type Remote } from '@portal/kit/admin';
import { useApi, type ApiClient } from '../../../api/client.ts';
import { RELEASES } from './release-overview.ts';

/** The releases of one section; undefined for one of which the portal has none. */
async function overviewOf(api: ApiClient, section: string, signal: AbortSignal): Promise<ReleaseOverview | undefined> {
  try {
    return await api.get(`${RELEASES}/${section}`, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The shell before the sections, which stay in their order. */
const shellFirst = (releases: ReleaseOverview[]): ReleaseOverview[] => [
  ...releases.filter(({ section }) => section === 'shell'),
  ...releases.filter(({ section }) => section !== 'shell'),
];

/** The releases of the shell and of all sections for an administrator, and of their own ones for a manager. */
export function useReleaseList(): Remote<ReleaseOverview[]> {
  const api = useApi();
  const { user } = useSession();
  const managed = can(user, '*', 'administrator')
    ? undefined
    : Object.keys(user?.roles ?? {}).filter((section) => can(user, section, 'manager'));
  return useRemote(['releases', managed], async (signal) => {
    if (!managed) return shellFirst((await api.get(RELEASES, { signal })).sections);
    const found = await Promise.all(managed.map((section) => overviewOf(api, section, signal)));
    return found.filter((overview) => overview !== undefined);
  });
}
