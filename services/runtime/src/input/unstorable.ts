import type { FieldErrors } from '../errors/problem-error.ts';

/** U+0000, which Postgres text cannot hold, or half of a surrogate pair, which UTF-8 cannot (ES2024: `isWellFormed`). */
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** True for text that no database column and no mail can hold as it is. */
export function isUnstorable(text: string): boolean {
  return unstorable.test(text);
}

/** Field code of one value that cannot be stored as it is; undefined when it can. */
function faultOf(value: unknown): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? 'invalid-format' : undefined;
  return typeof value === 'number' && !Number.isFinite(value) ? 'wrong-type' : undefined;
}

/**
 * Field errors of every text and number of a parsed request that cannot be stored: U+0000, a lone surrogate, an infinite number.
 * The path of a field is written as in other field errors, `sub.day`; a bad key counts as a fault of its object.
 * Walks without recursion: a body may be nested deeper than the stack.
 */
export function unstorableFields(input: unknown): FieldErrors {
  const errors: FieldErrors = {};
  const waiting: [path: string, value: unknown][] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    const fault = faultOf(value);
    if (fault) errors[path || '_'] = fault;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) errors[path || '_'] = 'invalid-format';
      // Deep paths would grow with every level
      else waiting.push([path.length < 200 ? [path, key].filter(Boolean).join('.') : path, inner]);
    }
  }
  return errors;
}
