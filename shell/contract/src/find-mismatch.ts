import { Compile, type Static, type TSchema, type Validator } from '@portal/runtime/typebox';

/** Compiled at the first use: importing the contract costs nothing. */
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const made = Compile(schema);
  validators.set(schema, made);
  return made;
}

/** Whether a value fits a schema. */
export function fits<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  return validatorOf(schema).Check(value);
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}

/** A value of a few characters as JSON; nothing for what is longer or no text, number or boolean. */
function excerpt(value: unknown): string {
  const isShort = typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
  const text = isShort ? JSON.stringify(value) : '';
  return text === '' || text.length > 120 ? '' : ` (it is ${text})`;
}

/**
 * The first place where a value does not fit a schema, as a sentence: `paths.0 must match pattern "^/" (it is "news")`.
 * `what` names the value as a whole. Undefined when everything fits.
 */
export function findMismatch(schema: TSchema, value: unknown, what: string): string | undefined {
  const validator = validatorOf(schema);
  if (validator.Check(value)) return undefined;
  const error = validator.Errors(value)[0];
  if (!error) return `${what} does not fit`;
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return `${[what, ...path].join('.')} ${error.message}${excerpt(valueAt(value, path))}`;
}
