import { Type } from '@portal/service-kit';

type Schema = Parameters<typeof Type.Optional>[0];

/** Schema of a value or null. Null comes first: with a string schema before it, validation would coerce null to ''. */
export const nullable = <Value extends Schema>(value: Value) => Type.Union([Type.Null(), value]);
