import type { ReleaseOverview, ReleaseVersion, VersionHealth } from '@portal/contract';

/** A move of a section's pointers, or a second look after which nothing moved. */
export type ReleaseEvent = ReleaseOverview['history'][number];

export const RELEASES = '/api/portal/releases';

/** The newest entry that moved a pointer: when the portal looked again and left a version, nothing moved. */
export const lastMove = (history: readonly ReleaseEvent[]): ReleaseEvent | undefined =>
  history.find(({ action }) => action !== 'stay');

/** The sources that have reported visits, the portal first; empty when there were none. */
export function sourcesOf({ health }: Pick<ReleaseVersion, 'health'>): (keyof VersionHealth)[] {
  return (['portal', 'browser'] as const).filter((source) => (health?.[source].visits ?? 0) > 0);
}

/** Whether a version was left for another one, by itself or by somebody, and has not come back since. */
export function wasTakenBack(
  version: string,
  history: readonly { action: string; version: string; from?: string }[],
): boolean {
  const last = history.find((event) => event.action !== 'stay' && [event.version, event.from].includes(version));
  const left = last?.action === 'heal' || last?.action === 'rollback' ? (last.from ?? last.version) : undefined;
  return left === version;
}
