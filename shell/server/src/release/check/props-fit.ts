import { isDeepStrictEqual } from 'node:util';
import type { PropsSchema } from '@portal/contract';

type Schema = Record<string, unknown>;

/** Words of JSON Schema that say nothing about values. */
const annotations = new Set(['title', 'description', 'default', 'examples', 'deprecated', '$id', '$comment']);
/** Words that are compared by what they mean, not letter by letter. */
const understood = new Set([
  'type',
  'enum',
  'const',
  'anyOf',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);

/**
 * Why props that fit one schema need not fit another, a reason for each: what a slot gives, against what a widget reads.
 * Empty when all do. A word that it does not understand must be the same in both.
 */
export function propsMisfits(given: PropsSchema | undefined, needed: PropsSchema | undefined): string[] {
  const asObject = (schema: PropsSchema | undefined): Schema => ({ properties: {}, ...schema, type: 'object' });
  return misfits(asObject(given), asObject(needed), '');
}

function misfits(given: Schema, needed: Schema, name: string): string[] {
  const forms = formsOf(given);
  const accepted = formsOf(needed);
  if (forms.length === 1 && accepted.length === 1) return formMisfits(forms[0]!, accepted[0]!, name);
  const unaccepted = forms.filter((form) => accepted.every((other) => formMisfits(form, other, name).length > 0));
  return unaccepted.length > 0
    ? [
        `${quoted(name)} may be ${unaccepted.map(kindOf).join(' or ')}, and the widget takes ${accepted.map(kindOf).join(' or ')}`,
      ]
    : [];
}

/** Each kind of value that a schema allows, as a schema of its own. */
function formsOf(schema: Schema): Schema[] {
  const { anyOf, type, ...rest } = schema;
  if (Array.isArray(anyOf)) return (anyOf as Schema[]).flatMap((form) => formsOf({ ...rest, ...form }));
  if (Array.isArray(type)) return type.map((one: unknown) => ({ ...rest, type: one }));
  return [schema];
}

function formMisfits(given: Schema, needed: Schema, name: string): string[] {
  if (!isOfType(given, needed)) return [`${quoted(name)} is ${kindOf(given)}, and the widget takes ${kindOf(needed)}`];
  const values = valuesOf(given);
  const accepted = valuesOf(needed);
  if (accepted) {
    const others = values?.filter((value) => !accepted.some((known) => isDeepStrictEqual(known, value)));
    if (!others) return [`${quoted(name)} may be any ${kindOf(given)}, and the widget takes ${listed(accepted)}`];
    if (others.length > 0)
      return [`${quoted(name)} may be ${listed(others)}, and the widget takes ${listed(accepted)}`];
    return [];
  }
  const stricter = Object.keys(needed).filter(
    (word) => !annotations.has(word) && !understood.has(word) && !isDeepStrictEqual(needed[word], given[word]),
  );
  return [
    ...stricter.map((word) => `${quoted(name)} need not have the ${word} that the widget takes`),
    ...memberMisfits(given, needed, name),
    ...(needed['items'] ? misfits((given['items'] ?? {}) as Schema, needed['items'] as Schema, `${name}[]`) : []),
  ];
}

function memberMisfits(given: Schema, needed: Schema, name: string): string[] {
  const own = (given['properties'] ?? {}) as Record<string, Schema>;
  const read = (needed['properties'] ?? {}) as Record<string, Schema>;
  const isRequired = (schema: Schema, key: string) => ((schema['required'] ?? []) as string[]).includes(key);
  return Object.entries(read).flatMap(([key, schema]) => {
    const member = name === '' ? key : `${name}.${key}`;
    const found = own[key];
    if (!found) return isRequired(needed, key) ? [`${quoted(member)} is not given`] : [];
    const missing = isRequired(needed, key) && !isRequired(given, key) ? [`${quoted(member)} is not always given`] : [];
    return [...missing, ...misfits(found, schema, member)];
  });
}

function isOfType({ type: given }: Schema, { type: needed }: Schema): boolean {
  return needed === undefined || given === needed || (given === 'integer' && needed === 'number');
}

const valuesOf = (schema: Schema): unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined);
const kindOf = (schema: Schema): string => (schema['type'] as string | undefined) ?? 'anything';
const listed = (values: unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');
const quoted = (name: string): string => `"${name}"`;
