import { PageVisits, PageVisitsQuery } from './page-visits.ts';
import { problem, type PortalCall } from './portal-call.ts';
import { InsightsQuery, VersionInsights } from './release-insights.ts';

/** What is told of a section's releases and pages to those who manage it; `refusals` are those of every such call. */
export function insightCalls(ofSection: string, refusals: PortalCall['responses']): readonly PortalCall[] {
  const responses = { 400: problem('`bad-request`: the query does not fit'), ...refusals };
  return [
    {
      method: 'get',
      path: `${ofSection}/insights`,
      operationId: 'getInsights',
      summary: 'How a version of a section does beside the one before: traffic, times and errors',
      access: 'manager',
      query: InsightsQuery.properties,
      responses: {
        200: { text: 'The newest version, or the one that was asked for', schema: VersionInsights },
        ...responses,
      },
    },
    {
      method: 'get',
      path: `${ofSection}/visits`,
      operationId: 'getPageVisits',
      summary: 'How often the pages of a section were opened as documents, by day; nothing about who opened them',
      access: 'manager',
      query: PageVisitsQuery.properties,
      responses: { 200: { text: 'Every day of the period', schema: PageVisits }, ...responses },
    },
  ];
}
