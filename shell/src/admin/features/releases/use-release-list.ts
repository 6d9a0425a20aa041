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

/** The releases of all sections for an administrator, and of their own ones for a manager. */
export function useReleaseList(): Remote<ReleaseOverview[]> {
  const api = useApi();
  const { user } = useSession();
  const managed = can(user, '*', 'administrator')
    ? undefined
    : Object.keys(user?.roles ?? {}).filter((section) => can(user, section, 'manager'));
  return useRemote(['releases', managed], async (signal) => {
    if (!managed) return (await api.get(RELEASES, { signal })).sections;
    const found = await Promise.all(managed.map((section) => overviewOf(api, section, signal)));
    return found.filter((overview) => overview !== undefined);
  });
}
