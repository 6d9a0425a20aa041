import { Type, type Static } from '@portal/runtime/typebox';

/** The response of `GET /health/live`. */
export const Liveness = Type.Object({ status: Type.Literal('live') });
export type Liveness = Static<typeof Liveness>;

/** The response of `GET /health/ready`. Revision and services are told to this machine alone. */
export const Readiness = Type.Object({
  status: Type.Enum(['ready', 'not ready']),
  revision: Type.Optional(Type.Integer()),
  /** Service name → whether it is ready. */
  services: Type.Optional(Type.Record(Type.String(), Type.Enum(['ready', 'down']))),
});
export type Readiness = Static<typeof Readiness>;
