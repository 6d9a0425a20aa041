import type { FieldErrors } from '../errors/problem-error.ts';
import { walkValues } from './walk-values.ts';

/** U+0000, which Postgres text cannot hold, or half of a surrogate pair, which UTF-8 cannot (ES2024: `isWellFormed`). */
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** True for text that no database column and no mail can hold as it is. */
export function isUnstorable(text: string): boolean {
  return unstorable.test(text);
}

/** Field code of one value that cannot be stored as it is; undefined when it can. */
function faultOf(value: unknown): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? 'invalid-format' : undefined;
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    return Object.keys(value).some(isUnstorable) ? 'invalid-format' : undefined;
  return typeof value === 'number' && !Number.isFinite(value) ? 'wrong-type' : undefined;
}

/**
 * Field errors of every text and number of a parsed request that cannot be stored: U+0000, a lone surrogate, an infinite number.
 * A bad key counts as a fault of its object.
 */
export function unstorableFields(input: unknown): FieldErrors {
  const errors: FieldErrors = {};
  walkValues(input, (path, value) => {
    const fault = faultOf(value);
    if (fault) errors[path || '_'] = fault;
  });
  return errors;
}
