import { Type, Value, type Static } from '@portal/runtime/typebox';

const serviceVersions = Type.Object({
  canaries: Type.Array(
    Type.Object({
      service: Type.String(),
      version: Type.String(),
      origin: Type.String(),
      /** Origin of the live version. */
      instead: Type.String(),
      /** Of the visitors. */
      percent: Type.Number(),
    }),
  ),
  /** Origin of a version → that of the version which it replaces or stands beside. */
  predecessors: Type.Record(Type.String(), Type.String()),
});

/** Versions of services that run beside the live ones, as the supervisor says. */
export type ServiceVersions = Static<typeof serviceVersions>;

export const noVersions: ServiceVersions = { canaries: [], predecessors: {} };

/** What a supervisor's message says of them; none when it says nothing. */
export function readServiceVersions(value: unknown): ServiceVersions {
  return Value.Check(serviceVersions, value) ? value : noVersions;
}
