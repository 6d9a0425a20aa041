import { Type, type Static } from '@portal/runtime/typebox';
import { ReleaseOverview } from './release-history.ts';
import { ServiceOverview } from './service-releases.ts';

/** The body of a call that moves a pointer or asks for a proof. */
export const MoveCall = Type.Object(
  {
    version: Type.Optional(Type.String({ maxLength: 64 })),
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    /** `at` of the newest history entry that the caller has seen: a move since then is refused with `moved-meanwhile`. */
    unmovedSince: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);
export type MoveCall = Static<typeof MoveCall>;

/** The body of a call that says who takes a failing version back: the portal itself, or people alone. */
export const AutomaticRollbackCall = Type.Object({ isOn: Type.Boolean() }, { additionalProperties: false });
export type AutomaticRollbackCall = Static<typeof AutomaticRollbackCall>;

/** The body of a call for a preview link, to a version or to a developer's own origin. */
export const PreviewCall = Type.Object(
  {
    version: Type.Optional(Type.String({ maxLength: 64 })),
    origin: Type.Optional(Type.String({ maxLength: 200 })),
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 * 24 * 60 })),
    path: Type.Optional(Type.String({ maxLength: 2_000, pattern: '^/' })),
  },
  { additionalProperties: false },
);
export type PreviewCall = Static<typeof PreviewCall>;

/** A link by which one browser sees the preview, and when it ends (ISO time). */
export const PreviewLink = Type.Object({ url: Type.String(), until: Type.String() });
export type PreviewLink = Static<typeof PreviewLink>;

/** A version that was refused, taken back or left under suspicion (`held`), and how far the webhook got with it. */
export const ReleaseNotice = Type.Object({
  /** Of the webhook's message. */
  id: Type.String(),
  at: Type.String(),
  event: Type.Enum(['refused', 'healed', 'rolled-back', 'held']),
  kind: Type.Enum(['section', 'service']),
  name: Type.String(),
  section: Type.String(),
  version: Type.String(),
  /** What visitors have since. */
  live: Type.Optional(Type.String()),
  delivery: Type.Enum(['none', 'waiting', 'delivered', 'failed']),
  attempts: Type.Integer(),
  /** Of the last attempt that failed: a status or a code of the connection. */
  error: Type.Optional(Type.String()),
});
export type ReleaseNotice = Static<typeof ReleaseNotice>;

/** All sections that visitors get, and the services behind them that run as released versions on this machine. */
export const ReleaseList = Type.Object({
  revision: Type.Integer(),
  sections: Type.Array(ReleaseOverview),
  services: Type.Array(ServiceOverview),
  /** The newest of the last 30 days, newest first. */
  /** False where the code of teams is not run; missing in responses of earlier portals. */
  teamsMayPublish: Type.Optional(Type.Boolean()),
  notices: Type.Array(ReleaseNotice),
});
export type ReleaseList = Static<typeof ReleaseList>;

/** A release that the store took. */
export const PublishedRelease = Type.Object({ section: Type.String(), version: Type.String() });
export type PublishedRelease = Static<typeof PublishedRelease>;

/** A release that may go live; the notes say what could not be looked at. */
export const ProvedRelease = Type.Object({
  section: Type.String(),
  version: Type.String(),
  notes: Type.Array(Type.String()),
  ms: Type.Number(),
});
export type ProvedRelease = Static<typeof ProvedRelease>;

/** A section that is off the site. */
export const WithdrawnSection = Type.Object({ section: Type.String() });
export type WithdrawnSection = Static<typeof WithdrawnSection>;
