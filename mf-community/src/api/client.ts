import * as kit from '@portal/kit';
import type { paths } from './types.generated.ts';

/** The client of the services, typed by their paths. */
export type ApiClient = kit.ApiClient<paths>;
/** What a loader gets. */
export type LoadContext = kit.LoadContext<paths>;
export const useApi = kit.useApi<paths>;
