import type { FormValues } from './form-values.ts';
import type { FieldErrors } from './submission-failure.ts';

/** Every field has to hold something (spec, "Validation rules"); in the order of the form. */
export function requiredErrors<Field extends string>(values: FormValues<Field>): FieldErrors<Field> {
  const empty = (Object.keys(values) as Field[]).filter((field) => values[field] === '');
  return Object.fromEntries(empty.map((field) => [field, 'required'])) as FieldErrors<Field>;
}
