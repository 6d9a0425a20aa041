import type { ReleaseOverview, ReleaseVersion } from '@portal/contract';

/** A move of a section's pointers, or a second look after which nothing moved. */
export type ReleaseEvent = ReleaseOverview['history'][number];

export const RELEASES = '/api/portal/releases';

/** The newest entry that moved a pointer: when the portal looked again and left a version, nothing moved. */
export const lastMove = (history: readonly ReleaseEvent[]): ReleaseEvent | undefined =>
  history.find(({ action }) => action !== 'stay');

/** The share of visits that failed, whoever saw it; undefined when nobody came. */
export function failureRate({ health }: Pick<ReleaseVersion, 'health'>): number | undefined {
  const rates = Object.values(health ?? {}).filter(({ visits }) => visits > 0);
  return rates.length === 0 ? undefined : Math.max(...rates.map(({ visits, failed }) => failed / visits));
}
