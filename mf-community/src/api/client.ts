import {
  useApi as usePortalApi,
  type ApiClient as PortalApiClient,
  type LoadContext as PortalLoadContext,
} from '@portal/kit';
import type { paths } from './types.generated.ts';

/** The client of the services, typed by their paths. */
export type ApiClient = PortalApiClient<paths>;

/** What a loader gets. */
export type LoadContext = PortalLoadContext<paths>;

export const useApi = usePortalApi<paths>;
