import { PageVisits, PageVisitsQuery } from './page-visits.ts';
import { problem, type PortalCall } from './portal-call.ts';
import { InsightsQuery, VersionInsights } from './release-insights.ts';
import { ServiceInsights, ServiceOverview } from './service-releases.ts';

/** What is told of a section's releases and pages to those who manage it; `refusals` are those of every such call. */
export function insightCalls(ofSection: string, refusals: PortalCall['responses']): readonly PortalCall[] {
  const unknownService = { 404: problem('`unknown-service`: none of the section runs here as released versions') };
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
    {
      method: 'get',
      path: `${ofSection}/services/{service}`,
      operationId: 'getServiceReleases',
      summary: 'The versions of a service behind the section, where it runs as released versions on this machine',
      access: 'manager',
      responses: { 200: { text: 'Its versions and history', schema: ServiceOverview }, ...refusals, ...unknownService },
    },
    {
      method: 'get',
      path: `${ofSection}/services/{service}/insights`,
      operationId: 'getServiceInsights',
      summary: 'How a version of a service does beside the one before: calls, failures and times',
      access: 'manager',
      query: InsightsQuery.properties,
      responses: {
        200: { text: 'The newest version, or the one that was asked for', schema: ServiceInsights },
        ...responses,
        ...unknownService,
      },
    },
  ];
}
