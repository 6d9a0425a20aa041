import type { Cause } from '@portal/contract';
import type { Witness } from './visit-counts.ts';

/** Why a version stays: in English, and as data. */
export interface Stay {
  reason: string;
  stays: NonNullable<Cause['stays']>;
}

/** A version that may be taken back, for what its visits or those of another section show. */
export interface Watched {
  section: string;
  version: string;
  predecessor: string;
  /** A section that was there before this version came, and whose visits are looked at: it may fail because of it. */
  seenIn?: { section: string; version: string };
}

/** A version whose visits fail beyond its predecessor's: why, in English and as data. */
export interface FailingRelease extends Watched {
  witness: Witness;
  reason: string;
  cause: Cause;
}

/** How often each of two versions fails to render the same pages now, and the first reason of each. */
export interface Comparison {
  renders: number;
  /** Further ones that a time limit, a full queue or a service under load kept from one of them: they say nothing. */
  overloaded: number;
  version: { failed: number; reason?: string };
  predecessor: { failed: number; reason?: string };
}

/** More failures than its predecessor's by fewer than this are what a busy machine may do. */
const fewestMore = 2;

/** Whether a comparison speaks against the version. */
export const isWorse = ({ version, predecessor }: Comparison): boolean =>
  version.failed >= predecessor.failed + fewestMore;

/** `running`: the check has not finished; request the finding again later. `none`: the portal has no browser. */
export type BrowserFinding = Comparison | 'running' | 'none';

/** Evidence by which a version goes, why it stays, or that this is not known yet. */
export type Verdict = { evidence: NonNullable<Cause['evidence']>; reason: string } | { stay: Stay } | 'later';
