import { Type, type Static } from '@portal/runtime/typebox';
import { Finding } from './finding.ts';

/** Why the portal itself took a version back or left it, for readers of any language; `reason` says the same in English. */
export const Cause = Type.Object({
  /** Which side reported the failures: the portal when it rendered, or browsers. */
  witness: Type.Enum(['portal', 'browser']),
  /** Share of the version's visits that failed, 0 to 1. */
  rate: Type.Number(),
  visits: Type.Number(),
  /** What it was compared with, and how that one's visits went; no visits when none is known. */
  predecessor: Type.String(),
  rateBefore: Type.Number(),
  visitsBefore: Type.Number(),
  /** The section whose visits these are, where it was another one that failed because of the version. */
  seenIn: Type.Optional(Type.String()),
  /** Why it was taken back: what the portal saw itself when it rendered or opened pages with both versions. */
  evidence: Type.Optional(
    Type.Object({
      by: Type.Enum(['render', 'browser']),
      failed: Type.Number(),
      failedBefore: Type.Number(),
      renders: Type.Number(),
    }),
  ),
  /**
   * Why it was left: so many of the renders or pages in the portal's browser came, so many failed with the predecessor too or
   * were kept back by load, the portal has no browser, or automatic rollback
   * is off.
   */
  stays: Type.Optional(
    Type.Object({
      because: Type.Enum(['renders-again', 'opens-again', 'predecessor-fails', 'overloaded', 'no-browser', 'manual']),
      count: Type.Number(),
      renders: Type.Number(),
    }),
  ),
});
export type Cause = Static<typeof Cause>;

/** What moved a pointer: a build at the start, a person or a team, or the portal itself (`heal`). */
export const pointerActions = ['build', 'live', 'canary', 'promote', 'rollback', 'heal'] as const;
export type PointerAction = (typeof pointerActions)[number];

const entryFields = {
  version: Type.String(),
  /** The version that this took visitors from. */
  from: Type.Optional(Type.String()),
  /** ISO time; empty for entries of portals that did not write it. */
  at: Type.String(),
  /** `build`, `portal`, `team:<section>` or `admin:<user id>`: nothing by which a person could be known. */
  by: Type.String(),
  /** In the writer's words; the portal's own are English. */
  reason: Type.Optional(Type.String()),
  /** Of the portal's own moves. Missing in what earlier portals wrote. */
  cause: Type.Optional(Cause),
};

/** One move of a section's pointers. */
export const HistoryEntry = Type.Object({ ...entryFields, action: Type.Enum([...pointerActions]) });
export type HistoryEntry = Static<typeof HistoryEntry>;

/** The portal looked again at a version that seemed to fail, and left it where it was: no pointer was moved. */
export const StayEntry = Type.Object({ ...entryFields, action: Type.Literal('stay') });
export type StayEntry = Static<typeof StayEntry>;

export const Canary = Type.Object({
  version: Type.String(),
  /** Of visitors, above 0 and at most 100. */
  percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
});
export type Canary = Static<typeof Canary>;

/** Visits and how many of them failed. */
const Rate = Type.Object({ visits: Type.Number(), failed: Type.Number() });
export type Rate = Static<typeof Rate>;

/** Visits of the last hour by who saw them. */
export const VersionHealth = Type.Object({ portal: Rate, browser: Rate });
export type VersionHealth = Static<typeof VersionHealth>;

/** What the proof said last against a version. */
export const Refusal = Type.Object({
  /** ISO time. */
  at: Type.String(),
  /** Who asked, as in the history; missing where earlier portals did not write it. */
  by: Type.Optional(Type.String()),
  findings: Type.Array(Finding),
});
export type Refusal = Static<typeof Refusal>;

/** A version in the release store. */
export const ReleaseVersion = Type.Object({
  version: Type.String(),
  builtAt: Type.String(),
  state: Type.Enum(['live', 'canary', 'published']),
  /** Brotli bytes of all its scripts. */
  scriptBytes: Type.Number(),
  health: Type.Optional(VersionHealth),
  /** Why it may not go live; missing where it has gone live since. */
  refused: Type.Optional(Refusal),
});
export type ReleaseVersion = Static<typeof ReleaseVersion>;

/** What a section's team and admins are told of its releases. */
export const ReleaseOverview = Type.Object({
  section: Type.String(),
  live: Type.Optional(Type.String()),
  canary: Type.Optional(Canary),
  /** Newest first. */
  history: Type.Array(Type.Union([HistoryEntry, StayEntry])),
  /** All in the store, newest first. */
  versions: Type.Array(ReleaseVersion),
  /** Whether the portal itself may roll a version back; missing in responses of earlier portals. */
  automaticRollback: Type.Optional(Type.Boolean()),
  /** Services behind the section that run as released versions on this machine. */
  services: Type.Optional(Type.Array(Type.String())),
});
export type ReleaseOverview = Static<typeof ReleaseOverview>;
