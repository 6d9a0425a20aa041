import { Type, type Static } from '@portal/runtime/typebox';
import { Finding } from './finding.ts';

/** `application/problem+json` (RFC 9457) in the shape that every service uses. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  /** Stable, for programs: `service-unavailable`. */
  code: Type.String(),
  detail: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
  /** Why a release was refused, one by one. */
  findings: Type.Optional(Type.Array(Finding)),
});
export type Problem = Static<typeof Problem>;
