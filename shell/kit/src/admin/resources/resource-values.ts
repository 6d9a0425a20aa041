import { inputsOf, valueOf, type FieldDescription, type Input, type ResourceDescription } from './resource.ts';

/** What a form holds of an entry. */
export type ResourceValues = Record<string, string | boolean>;

/** The checkbox of one option of a `multiselect`. */
export const choiceName = (field: string, option: string): string => `${field}:${option}`;

function toValue({ kind }: FieldDescription, stored: unknown): string | boolean {
  if (kind === 'checkbox') return stored === true;
  if (Array.isArray(stored)) return stored.join(', ');
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

interface Given {
  /** The one to be changed. */
  entry?: object;
  /** The one that a new entry is a copy of. */
  model?: object;
}

/** A form's values for an entry, or for one that is still to be made. */
export function toValues({ fields, isHideable }: ResourceDescription, { entry, model }: Given = {}): ResourceValues {
  const storedOf = ({ name, field }: Input) => {
    if (entry) return valueOf(entry, name);
    if (model && field.isCopied) return valueOf(model, name);
    return name === field.name ? field.default : undefined;
  };
  const values = inputsOf(fields).flatMap((input) => {
    const { name, field } = input;
    const stored = storedOf(input);
    if (field.kind !== 'multiselect') return [[name, toValue(field, stored)] as const];
    const chosen: unknown[] = Array.isArray(stored) ? stored : [];
    return field.options.map(({ value }) => [choiceName(name, value), chosen.includes(value)] as const);
  });
  const isShown = { isShown: !(entry && valueOf(entry, 'hidden')) };
  return { ...Object.fromEntries(values), ...(isHideable ? isShown : {}) };
}

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function toStored({ field: { name, kind, options }, isRequired }: Input, values: ResourceValues, value = ''): unknown {
  if (kind === 'multiselect')
    return options.map((option) => option.value).filter((option) => values[choiceName(name, option)] === true);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (kind === 'list') return itemsOf(text);
  if (text === '') return isRequired ? text : null;
  return kind === 'number' ? Number(text) : text;
}

/** What is sent for a form: missing texts are null, lists are split at commas. */
export function toBody(
  { isHideable }: Pick<ResourceDescription, 'isHideable'>,
  fields: readonly FieldDescription[],
  values: ResourceValues,
): Record<string, unknown> {
  const body = inputsOf(fields).map((input) => [input.name, toStored(input, values, values[input.name] as string)]);
  return { ...Object.fromEntries(body), ...(isHideable ? { hidden: values['isShown'] !== true } : {}) };
}

const integer = /^[+-]?\d+$/;
const decimal = /^[+-]?\d+(?:\.\d+)?$/;

function faultOf({ field, isRequired }: Input, text: string): string | undefined {
  const { kind, minimum, maximum, isDecimal, maxItems } = field;
  if (text === '') return isRequired && kind !== 'list' ? 'required' : undefined;
  if (kind === 'list') return maxItems !== null && itemsOf(text).length > maxItems ? 'too-many' : undefined;
  if (kind !== 'number') return undefined;
  if (!(isDecimal ? decimal : integer).test(text)) return 'wrong-type';
  if (minimum !== null && Number(text) < minimum) return 'too-small';
  return maximum !== null && Number(text) > maximum ? 'too-large' : undefined;
}

/** Input → code of what must be put right before anything is sent: what is missing, numbers that are none, too many items. */
export function faultsOf(fields: readonly FieldDescription[], values: ResourceValues): Record<string, string> {
  const faults = inputsOf(fields)
    .filter(({ field: { kind } }) => kind !== 'checkbox' && kind !== 'multiselect')
    .map((input) => [input.name, faultOf(input, String(values[input.name] ?? '').trim())] as const);
  return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== undefined));
}
