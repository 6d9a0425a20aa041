import type { PageWithData } from '@portal/contract';
import { writeCount, type PageData, type PortalState } from '@portal/kit/host';
import { withLimit } from '../sections/section-loader.ts';

/** Beyond that the page's code, which is here by then, asks by itself. */
const LIMIT_MS = 5000;

/**
 * The data of a page as its document has it, for a tab that is still loading the code which would ask for it. Undefined
 * where it might not be this visitor's, or from before a change of theirs, or not what the section's version reads:
 * then the page's code asks.
 */
export async function askForPageData(
  url: string,
  { section, version }: { section: string; version: string | undefined },
  { session, locale }: Pick<PortalState, 'session' | 'locale'>,
  signal: AbortSignal,
): Promise<PageData | undefined> {
  if (session.store.getState().status !== 'signed-out' || writeCount() > 0) return undefined;
  const query = new URLSearchParams({ url, lang: locale() });
  const read = async () => {
    const response = await fetch(`/api/portal/page-data?${query}`, { signal });
    return response.status === 200 ? ((await response.json()) as PageWithData) : undefined;
  };
  const found = await withLimit(read(), LIMIT_MS, 'the data of a page').catch(() => undefined);
  // Whatever goes live meanwhile: it is for the code that was asked for at the same time
  return found?.section === section && found.version === version ? (found.data as PageData | undefined) : undefined;
}
