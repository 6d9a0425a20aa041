import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { readCase, type CaseStory } from '../api/case-story.ts';
import { readCases, type CustomerCase } from '../api/content.ts';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

export interface CaseStoryData extends PageOrigin {
  story: Settled<CaseStory>;
  /** Others with one of its products, or of its industry. */
  related: CustomerCase[];
}

/** Cases that a page has room for. */
const mostRelated = 2;

/** The page works without other cases. */
export async function loadCaseStory({ api, locale, signal, url, params }: LoadContext): Promise<CaseStoryData> {
  const call = { api, locale, signal };
  const [story, cases] = await Promise.all([settle(readCase(call, params['caseKey'] ?? '')), settle(readCases(call))]);
  if (!story.ok || !cases.ok) return { origin: url.origin, story, related: [] };
  const { caseId, offers, industryKey } = story.value;
  const related = cases.value.filter(
    (each) =>
      each.caseId !== caseId &&
      (each.industryKey === industryKey || each.offers.some((offer) => offers.includes(offer))),
  );
  return { origin: url.origin, story, related: related.slice(0, mostRelated) };
}
