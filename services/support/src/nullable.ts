import { Type } from '@portal/service-kit';

type Schema = Parameters<typeof Type.Optional>[0];

/** Schema of a value or null. */
export const nullable = <Value extends Schema>(value: Value) => Type.Union([value, Type.Null()]);
