import { Type, type Static } from '@portal/runtime/typebox';
import { Canary } from './release-history.ts';

/** One reason why a version of a service is refused, and what to do about it. */
export const ServiceFinding = Type.Object({ cause: Type.String(), mend: Type.Optional(Type.String()) });
export type ServiceFinding = Static<typeof ServiceFinding>;

/** One move of a service's versions, a version that was refused, or one that fails and stays because live sections need it. */
export const ServiceEvent = Type.Object({
  /** ISO time. */
  at: Type.String(),
  action: Type.Enum(['build', 'live', 'canary', 'promote', 'rollback', 'heal', 'stay', 'refused']),
  version: Type.String(),
  /** The live version before. */
  from: Type.Optional(Type.String()),
  /** `build` is a start, `portal` the supervisor itself, anything else who asked for it. */
  by: Type.String(),
  /** In English where the portal writes it. */
  reason: Type.Optional(Type.String()),
  /** Of a refusal, and of what keeps a version that fails. */
  findings: Type.Optional(Type.Array(ServiceFinding)),
});
export type ServiceEvent = Static<typeof ServiceEvent>;

/** A version of a service that is published on this machine. */
export const ServiceVersion = Type.Object({
  version: Type.String(),
  builtAt: Type.String(),
  state: Type.Enum(['live', 'canary', 'published']),
  /** Why it may not go live; missing where it has gone live since. */
  refused: Type.Optional(ServiceEvent),
  /** Calls of the last hour, and those of them that it failed. */
  health: Type.Optional(Type.Object({ calls: Type.Integer(), failed: Type.Integer() })),
});
export type ServiceVersion = Static<typeof ServiceVersion>;

/** What a section's team and admins are told of the versions of a service. */
export const ServiceOverview = Type.Object({
  service: Type.String(),
  /** Whose managers see it: `shell` of the one that keeps the accounts. */
  section: Type.String(),
  live: Type.String(),
  canary: Type.Optional(Canary),
  /** Whether the supervisor itself may roll a version back; missing in responses of earlier portals. */
  automaticRollback: Type.Optional(Type.Boolean()),
  /** Newest first. */
  history: Type.Array(ServiceEvent),
  /** Newest first. */
  versions: Type.Array(ServiceVersion),
});
export type ServiceOverview = Static<typeof ServiceOverview>;

/** How many calls versions of a service had in a minute or an hour, and how many of them they failed. */
export const ServiceTrafficPoint = Type.Object({
  /** ISO time of the beginning. */
  at: Type.String(),
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      calls: Type.Integer(),
      /** Answered with 5xx. */
      failed: Type.Integer(),
      /** Milliseconds that 95 % of the calls stayed below. */
      p95: Type.Integer(),
    }),
  ),
});
export type ServiceTrafficPoint = Static<typeof ServiceTrafficPoint>;

/** Times in milliseconds. */
export const CallSummary = Type.Object({
  calls: Type.Integer(),
  failed: Type.Integer(),
  p50: Type.Integer(),
  p95: Type.Integer(),
  p99: Type.Integer(),
});
export type CallSummary = Static<typeof CallSummary>;

/** How one call of a version went, and the same one of the version before. */
export const CallComparison = Type.Object({
  /** Method and route: `GET /api/education/view`. */
  call: Type.String(),
  version: Type.Optional(CallSummary),
  before: Type.Optional(CallSummary),
});
export type CallComparison = Static<typeof CallComparison>;

/** How a version of a service does, beside another one. */
export const ServiceInsights = Type.Object({
  service: Type.String(),
  version: Type.String(),
  before: Type.Optional(Type.String()),
  /** Every minute or hour of the period, oldest first. */
  traffic: Type.Array(ServiceTrafficPoint),
  /** The most frequent first. */
  calls: Type.Array(CallComparison),
});
export type ServiceInsights = Static<typeof ServiceInsights>;

/** Upper bounds in milliseconds of the classes in which services count the times of their calls. */
export const callTimeBoundsMs: readonly number[] = [2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000];

/** Calls of one kind at a version since they were told last. */
export const CallCounts = Type.Object({
  /** Method and route, nothing that a visitor typed. */
  call: Type.String(),
  calls: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
  /** By class of time; the last is of what is above all bounds. */
  histogram: Type.Array(Type.Integer({ minimum: 0 })),
});
export type CallCounts = Static<typeof CallCounts>;

/** What the supervisor tells the portal of the calls at a version of a service. */
export const VersionCalls = Type.Object({
  service: Type.String(),
  version: Type.String(),
  counts: Type.Array(CallCounts),
});
export type VersionCalls = Static<typeof VersionCalls>;
