/** What a form holds of an entry. */
export type EntryValues = Record<string, string | boolean>;

export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'date'
  | 'number'
  | 'yes-no'
  | 'list'
  | 'office-key'
  | 'choice'
  | 'choices'
  | 'picture';

/** A field of a noun's form; its label is `admin.<noun>.fields.<name>`. */
export interface EntryField {
  name: string;
  kind: FieldKind;
  /** May stay empty; it is then sent as null. */
  isOptional?: boolean;
  /** Two fields, `<name>Ko` and `<name>En`; English may stay empty. */
  isBilingual?: boolean;
  /** Can be chosen for a new entry only. */
  isFixed?: boolean;
  /** Of a choice: its values, named by `admin.options.<words>.<value>`. */
  options?: readonly string[];
  /** The name of the field where left out. */
  words?: string;
}

/** The checkbox of one value among `choices`. */
export const choiceName = (field: string, option: string): string => `${field}:${option}`;

/** One input of a form. */
interface Input {
  name: string;
  kind: FieldKind;
  isOptional: boolean;
  options: readonly string[];
}

/** The inputs behind a noun's fields: two for a bilingual one. */
export function inputsOf(fields: readonly EntryField[]): Input[] {
  return fields.flatMap(({ name, kind, isOptional = false, isBilingual, options = [] }) =>
    isBilingual
      ? [
          { name: `${name}Ko`, kind, isOptional, options },
          { name: `${name}En`, kind, isOptional: true, options },
        ]
      : [{ name, kind, isOptional, options }],
  );
}

function toValue(kind: FieldKind, stored: unknown): string | boolean {
  if (kind === 'yes-no') return stored === true;
  if (Array.isArray(stored)) return stored.join(', ');
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** A form's values for an entry, or for one that is still to be made. */
export function toValues(fields: readonly EntryField[], entry?: Record<string, unknown>): EntryValues {
  const values = inputsOf(fields).flatMap(({ name, kind, options }) => {
    const stored = entry?.[name];
    return kind === 'choices'
      ? options.map((option) => [choiceName(name, option), Array.isArray(stored) && stored.includes(option)] as const)
      : [[name, toValue(kind, stored)] as const];
  });
  return { ...Object.fromEntries(values), isShown: !entry?.hidden };
}

function toStored(kind: FieldKind, isOptional: boolean, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value === true;
  const text = value.trim();
  if (kind === 'list')
    return text === ''
      ? []
      : text
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== '');
  if (kind === 'number') return text === '' ? undefined : Number(text);
  return text === '' && isOptional ? null : text;
}

/**
 * What is sent for a form; missing texts are null, lists are split at commas. That it is a `Body` is known from the
 * names of the noun's fields (`entry-nouns.ts`).
 */
export function toBody<Body>(fields: readonly EntryField[], values: EntryValues): Body {
  const body = inputsOf(fields).map(({ name, kind, isOptional, options }) => {
    const chosen = options.filter((option) => values[choiceName(name, option)] === true);
    return [name, kind === 'choices' ? chosen : toStored(kind, isOptional, values[name])] as const;
  });
  return Object.fromEntries(body) as Body;
}

/** Field → code of what must be filled in before anything is sent. */
export function missingFields(fields: readonly EntryField[], values: EntryValues): Record<string, string> {
  const missing = inputsOf(fields).filter(
    ({ name, kind, isOptional }) =>
      !isOptional && !['yes-no', 'list', 'choices'].includes(kind) && String(values[name] ?? '').trim() === '',
  );
  return Object.fromEntries(missing.map(({ name }) => [name, 'required']));
}

/**
 * Texts of a form in one language, by the rule that visitors' pages follow: English only when every text has it.
 * `lang` is the language that they are really in.
 */
export function textsIn(
  names: readonly string[],
  values: EntryValues,
  wanted: 'ko' | 'en',
): { lang: 'ko' | 'en'; texts: Record<string, string> } {
  const text = (name: string, lang: 'ko' | 'en') =>
    String(values[`${name}${lang === 'ko' ? 'Ko' : 'En'}`] ?? '').trim();
  const filled = names.filter((name) => text(name, 'ko') !== '');
  const lang = wanted === 'en' && filled.every((name) => text(name, 'en') !== '') ? 'en' : 'ko';
  return { lang, texts: Object.fromEntries(names.map((name) => [name, text(name, lang)])) };
}
