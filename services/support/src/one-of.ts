import { Type } from '@portal/service-kit';

/** Schema of one of some strings, as an enum, which reads better in a document than a union of literals. */
export const oneOf = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(description ? { description } : {}) });
