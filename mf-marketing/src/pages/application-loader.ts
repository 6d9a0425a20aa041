import type { LoadContext } from '@portal/kit';
import { readCases, type CustomerCase } from '../api/content.ts';
import type { PageOrigin } from '../features/structured-data/page-graph.ts';

export interface ApplicationData extends PageOrigin {
  cases: CustomerCase[];
}

/** All cases: the page chooses by the industry in the address, and offers the industries that there are. */
export async function loadApplication({ api, locale, signal, url }: LoadContext): Promise<ApplicationData> {
  return { origin: url.origin, cases: await readCases({ api, locale, signal }) };
}
