/** A text in both languages. */
export interface Words {
  ko: string;
  en: string;
}

/** What every kind of field may say of itself. */
export interface FieldOptions {
  label: Words;
  /** Below its input. */
  hint?: Words;
  /** An entry always has a value of it. */
  required?: boolean;
  /** A column of the list. */
  listed?: boolean;
  /** A column of the file that the list is exported to. */
  exported?: boolean;
  /** A copy of an entry has the same value. */
  copied?: boolean;
  /** Chosen when an entry is created, and never changed. */
  fixed?: boolean;
  /** Visitors read it too, in the calls that the service writes for them. */
  public?: boolean;
  /** About a person: its values stay out of the audit log. */
  personal?: boolean;
  /** In the OpenAPI document. */
  description?: string;
}

interface SortedOptions extends FieldOptions {
  /** A list of pages can be sorted by it. */
  sorted?: boolean;
  /** SQL that it is sorted by in place of its column, of columns that are never null: a day with its time. */
  sortedBy?: string;
}

/** Limits of texts are in characters. */
export interface TextOptions extends SortedOptions {
  /** Two inputs, Korean and English; English may always stay empty. */
  bilingual?: boolean;
  /** The search of a list of pages reads it. */
  searched?: boolean;
  maxLength?: number;
  pattern?: string;
  /** With an empty text the (Korean) value is never null; a required one must be sent then, and may be empty. */
  default?: string;
}

/** A text of a known form, such as an e-mail address. */
export type FormOptions = Omit<TextOptions, 'bilingual'>;

export interface NumberOptions extends SortedOptions {
  /** Not only integers. */
  decimal?: boolean;
  minimum?: number;
  maximum?: number;
  default?: number;
  /** A list of pages can be narrowed to one value, such as the id of an entry of another resource. */
  filtered?: boolean;
}

interface DayOptions extends SortedOptions {
  default?: string;
}

interface CheckboxOptions extends FieldOptions {
  /** False when left out. */
  default?: boolean;
}

export interface SelectOptions extends SortedOptions {
  /** Value → its label. */
  options: Record<string, Words>;
  /** A list of pages can be narrowed to one value. */
  filtered?: boolean;
  default?: string;
}

type MultiselectOptions = Omit<SelectOptions, 'sorted' | 'filtered' | 'default'>;

/** `maxLength` and `pattern` are those of one item. */
type ListOptions = Pick<TextOptions, 'maxLength' | 'pattern'> & FieldOptions & { maxItems?: number };

/** Kind → what a field of it may say. */
export interface FieldKinds {
  /** One line. */
  text: TextOptions;
  /** Several lines. */
  textarea: TextOptions;
  markdown: Omit<TextOptions, 'sorted'>;
  number: NumberOptions;
  /** `YYYY-MM-DD`. */
  date: DayOptions;
  /** `HH:mm`. */
  time: DayOptions;
  /** A `timestamptz`, ISO 8601 in responses: written by the service, in no form. */
  moment: SortedOptions;
  checkbox: CheckboxOptions;
  select: SelectOptions;
  multiselect: MultiselectOptions;
  /** Several short lines. */
  list: ListOptions;
  phone: FormOptions;
  email: FormOptions;
  /** `https:` only. */
  url: FormOptions;
  /** Id of a picture. */
  image: FieldOptions;
}

export type FieldKind = keyof FieldKinds;

export type Field = { [Kind in FieldKind]: { kind: Kind } & FieldKinds[Kind] }[FieldKind];

/** Name on the wire → field, in the order of the form. */
export type Fields = Record<string, Field>;

/**
 * A value that follows from others, for lists, files and responses: read, never written. `sql` computes it for a row of the
 * table, and is null at most where `required` is false. Of a choice it may be the condition of each option: the first one that holds
 * counts, else the option without one. A list that is narrowed to an option then computes no condition behind it.
 */
export type ComputedField = Field & { sql: string | Readonly<Record<string, string>> };

/** Options that a kind does not have are a type error, although options are inferred. */
type Exact<Options, Known> = Options & Record<Exclude<keyof Options, keyof Known>, never>;

const fieldOf =
  <Kind extends FieldKind>(kind: Kind) =>
  <const Options extends FieldKinds[Kind]>(
    options: Exact<Options, FieldKinds[Kind]>,
  ): Options & { readonly kind: Kind } => ({ ...options, kind });

export const text = fieldOf('text');
export const textarea = fieldOf('textarea');
export const markdown = fieldOf('markdown');
export const number = fieldOf('number');
export const date = fieldOf('date');
export const time = fieldOf('time');
export const moment = fieldOf('moment');
export const checkbox = fieldOf('checkbox');
export const select = fieldOf('select');
export const multiselect = fieldOf('multiselect');
export const list = fieldOf('list');
export const phone = fieldOf('phone');
export const email = fieldOf('email');
export const url = fieldOf('url');
export const image = fieldOf('image');
