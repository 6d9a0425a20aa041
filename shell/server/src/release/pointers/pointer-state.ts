import type { Canary, HistoryEntry, StayEntry } from '@portal/contract';

/** Which versions of a section visitors get. */
export interface PointerState {
  live: string;
  canary?: Canary;
  /** Newest first. */
  history: HistoryEntry[];
  /** Newest first. */
  stays?: StayEntry[];
  /** The version that a build offered last. */
  built?: string;
}
