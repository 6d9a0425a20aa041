import { Type } from '@portal/service-kit';

type Schema = Parameters<typeof Type.Optional>[0];

/** Schema of a value or null. Null stands first: to please a string before it, validation would make '' of it. */
export const nullable = <Value extends Schema>(value: Value) => Type.Union([Type.Null(), value]);
