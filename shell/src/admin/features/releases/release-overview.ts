export interface Rate {
  visits: number;
  failed: number;
}

/** Why the portal itself took a version back or left it. */
export interface Cause {
  witness: 'portal' | 'browser';
  /** Shares from 0 to 1. */
  rate: number;
  visits: number;
  predecessor: string;
  rateBefore: number;
  /** 0 when none is known. */
  visitsBefore: number;
  /** Why it was left after a second look. */
  stays?: { because: 'renders-again' | 'predecessor-fails'; count: number; renders: number };
}

export interface HistoryEntry {
  version: string;
  /** The version that this took visitors from. */
  from?: string;
  at: string;
  /** `build`, `portal`, `team:<section>` or `admin:<user id>`. */
  by: string;
  action: 'build' | 'live' | 'canary' | 'promote' | 'rollback' | 'heal' | 'stay';
  /** In the writer's words; the portal's own are English. */
  reason?: string;
  /** Missing in what earlier portals wrote. */
  cause?: Cause;
}

export interface ReleaseVersion {
  version: string;
  builtAt: string;
  state: 'live' | 'canary' | 'published';
  scriptBytes: number;
  /** Visits of the last hour. */
  health?: Record<'portal' | 'browser', Rate>;
}

/** What the portal tells of the releases of a section. */
export interface ReleaseOverview {
  section: string;
  live?: string;
  canary?: { version: string; percent: number };
  history: HistoryEntry[];
  versions: ReleaseVersion[];
}

export const RELEASES = '/api/portal/releases';

/** The newest entry that moved a pointer: when the portal looked again and left a version, nothing moved. */
export const lastMove = (history: readonly HistoryEntry[]): HistoryEntry | undefined =>
  history.find(({ action }) => action !== 'stay');

/** The share of visits that failed, whoever saw it; undefined when nobody came. */
export function failureRate({ health }: Pick<ReleaseVersion, 'health'>): number | undefined {
  const rates = Object.values(health ?? {}).filter(({ visits }) => visits > 0);
  return rates.length === 0 ? undefined : Math.max(...rates.map(({ visits, failed }) => failed / visits));
}
