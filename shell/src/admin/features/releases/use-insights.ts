import type { VersionInsights } from '@portal/contract';
import { useRemote, type Remote } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import { RELEASES } from './release-overview.ts';

export interface Asked {
  section: string;
  version: string;
  /** Empty: the version before. */
  before: string;
  period: 'hour' | 'week';
}

/** How a version does, beside another one. */
export function useInsights({ section, version, before, period }: Asked): Remote<VersionInsights> {
  const api = useApi();
  return useRemote(['insights', section, version, before, period], (signal) =>
    api.get(`${RELEASES}/${section}/insights`, { signal, query: { version, period, ...(before && { before }) } }),
  );
}
