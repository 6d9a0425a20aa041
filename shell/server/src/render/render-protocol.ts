import type { Locale, PortalInit, Registry, RenderRequest } from '@portal/contract';

/** What a worker is started with. */
export interface WorkerSetup {
  shellBundle: string;
  /** Missing in the shell's own worker. */
  sectionBundle?: string;
  /** The version of an earlier kit, with which the section is rendered instead of the shell's own. */
  earlierKit?: string;
}

export type RenderCall =
  | { op: 'page'; request: RenderRequest }
  | { op: 'widget'; module: string; id: string; props: Record<string, unknown>; request: RenderRequest }
  | { op: 'frame'; request: RenderRequest }
  /** What the bundle says of itself, for the proof of a release. */
  | { op: 'describe' };

/** The answer to `describe`. */
export interface BundleDescription {
  pages: { id: string; path: string; bundles: string[]; access?: string; anySection?: boolean }[];
  widgets: string[];
  /** Dotted keys of all messages; undefined when the bundle does not tell. */
  messageKeys?: Record<Locale, string[]>;
}

/** A call whose request lacks the registry, which a thread keeps from the last message that brought one. */
export type SentCall = WithoutRegistry<RenderCall>;
type WithoutRegistry<Call> = Call extends { request: RenderRequest }
  ? Omit<Call, 'request'> & { request: Omit<RenderRequest, 'init'> & { init: Omit<PortalInit, 'registry'> } }
  : Call;

export type ToWorker =
  /** `until` is when nobody waits for the answer any more, in milliseconds since 1970. */
  | { type: 'call'; callId: number; abortAfterMs: number; until: number; call: SentCall }
  | { type: 'registry'; registry: Registry }
  | { type: 'ping' };

/** The time in milliseconds since 1970, by a clock that never goes back and is the same in all threads. */
export function sharedClock(): number {
  return performance.timeOrigin + performance.now();
}

export type FromWorker =
  | { type: 'loaded' }
  | { type: 'pong' }
  /**
   * The result travels as JSON: what cannot be written into a document fails inside the worker. Its html, which is most of
   * it, travels beside: to escape and read tens of kilobytes takes a tenth of a millisecond at each end.
   */
  | { type: 'answer'; callId: number; json: string; html?: string }
  | { type: 'failure'; callId: number; message: string };
