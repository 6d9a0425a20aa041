import { Type, type Static } from '@portal/runtime/typebox';
import { FailureKind } from './failure-report.ts';

/** How many visits a version had in a minute or an hour, and how many of them failed. */
export const TrafficPoint = Type.Object({
  /** ISO time of the beginning. */
  at: Type.String(),
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      /** Documents with parts of the version, and those of which the server did not render one. */
      documents: Type.Integer(),
      documentsFailed: Type.Integer(),
      /** What browsers told. */
      visits: Type.Integer(),
      visitsFailed: Type.Integer(),
    }),
  ),
});
export type TrafficPoint = Static<typeof TrafficPoint>;

/** Times in milliseconds, of layout shifts thousandths; `good` and `fair` are counts by the limits of web vitals. */
export const TimeSummary = Type.Object({
  count: Type.Integer(),
  p50: Type.Integer(),
  p75: Type.Integer(),
  p95: Type.Integer(),
  good: Type.Integer(),
  fair: Type.Integer(),
});
export type TimeSummary = Static<typeof TimeSummary>;

/** How fast a page of a version was, and of the version before. */
export const PageTimes = Type.Object({
  /** `render` on the server, the others in browsers. */
  metric: Type.Enum(['render', 'lcp', 'inp', 'cls']),
  /** A route; of widgets their module. */
  page: Type.String(),
  version: Type.Optional(TimeSummary),
  before: Type.Optional(TimeSummary),
});
export type PageTimes = Static<typeof PageTimes>;

/** An error of a version, counted as often as it was reported. */
export const VersionError = Type.Object({
  /** Where it was thrown. */
  witness: Type.Enum(['portal', 'browser']),
  kind: FailureKind,
  /** Without what may name a person. */
  message: Type.String(),
  page: Type.String(),
  count: Type.Integer(),
  firstSeenAt: Type.String(),
  lastSeenAt: Type.String(),
  /** Innermost first. */
  frames: Type.Array(
    Type.Object({
      /** Of the sources; of a release without source maps a file of the release. */
      file: Type.String(),
      line: Type.Integer(),
      column: Type.Integer(),
      name: Type.Optional(Type.String()),
      isSource: Type.Boolean(),
    }),
  ),
  /** The version before had it as well. */
  isKnown: Type.Boolean(),
});
export type VersionError = Static<typeof VersionError>;

export const InsightsQuery = Type.Object(
  {
    version: Type.Optional(Type.String({ maxLength: 64 })),
    /** What to compare with; without it the version before. */
    before: Type.Optional(Type.String({ maxLength: 64 })),
    /** `hour`: the last hour by minutes. `week`: seven days by hours. */
    period: Type.Optional(Type.Enum(['hour', 'week'])),
  },
  { additionalProperties: false },
);
export type InsightsQuery = Static<typeof InsightsQuery>;

/** How a version of a section does, beside another one. */
export const VersionInsights = Type.Object({
  section: Type.String(),
  version: Type.String(),
  before: Type.Optional(Type.String()),
  /** Every minute or hour of the period, oldest first. */
  traffic: Type.Array(TrafficPoint),
  times: Type.Array(PageTimes),
  errors: Type.Array(VersionError),
});
export type VersionInsights = Static<typeof VersionInsights>;
