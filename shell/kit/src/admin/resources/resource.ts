import type { Locale } from '@portal/kit';

/** A text in both languages. */
export interface Words {
  ko: string;
  en: string;
}

/** What an entry has in a field, as the service's builder functions are called. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'markdown'
  | 'number'
  | 'date'
  | 'time'
  | 'checkbox'
  | 'select'
  | 'multiselect'
  | 'list'
  | 'phone'
  | 'email'
  | 'url'
  | 'image';

/** A field of a resource, as its service describes it. */
export interface FieldDescription {
  /** Of the Korean or only value, in entries and in what is sent. */
  name: string;
  /** Of the English value; null for a field with one value. */
  english: string | null;
  kind: FieldKind;
  label: Words;
  hint: Words | null;
  isRequired: boolean;
  /** A column of the list. */
  isListed: boolean;
  /** The service sorts by it. */
  isSorted: boolean;
  /** The list is filtered by its options. */
  isFiltered: boolean;
  /** A copy of an entry begins with its value. */
  isCopied: boolean;
  /** Chosen for a new entry only. */
  isFixed: boolean;
  maxLength: number | null;
  minimum: number | null;
  maximum: number | null;
  options: readonly { value: string; label: Words }[];
  /** What a new entry begins with; null for nothing. */
  default: unknown;
}

/** What `GET /api/<service>/admin/resources` says of a resource: all that its ordinary views need. */
export interface ResourceDescription {
  name: string;
  /** Below `/api/<service>/admin/`. */
  path: string;
  words: { one: Words; many: Words; lead: Words | null };
  /** Name of the field that an entry is called by. */
  title: string;
  /** There is one entry, which is read and changed, nothing else. */
  isSingle: boolean;
  /** The list comes whole, in an order by hand; otherwise it comes in pages. */
  isOrdered: boolean;
  isHideable: boolean;
  hasTrash: boolean;
  hasExport: boolean;
  /** What pages of the list are sorted by at first. */
  sort: string | null;
  rights: { read: string; write: string };
  /** In the order of the form. */
  fields: readonly FieldDescription[];
}

/** A described resource and where its calls are. */
export interface Resource extends ResourceDescription {
  /** `/api/content/admin/offices` */
  address: string;
}

/** An entry of any resource, as the calls of admins answer it; its fields by their names. */
export interface ResourceEntry {
  entryId: string;
  version: number;
  /** ISO 8601 */
  updatedAt: string;
  /** Of a resource whose entries can be hidden. */
  hidden?: boolean;
}

/** An entry in the trash. */
export interface RemovedEntry {
  entryId: string;
  title: string;
  version: number;
  /** ISO 8601, as `purgeAt`: when it is deleted for good. */
  removedAt: string;
  purgeAt: string;
  /** E-mail of who removed it; null where that is not known. */
  removedBy: string | null;
}

/** One input of a form. */
export interface Input {
  name: string;
  field: FieldDescription;
  isRequired: boolean;
}

/** The inputs behind fields: two for a bilingual one, whose English may always stay empty. */
export function inputsOf(fields: readonly FieldDescription[]): Input[] {
  return fields.flatMap((field) => {
    const own = { name: field.name, field, isRequired: field.isRequired };
    return field.english === null ? [own] : [own, { name: field.english, field, isRequired: false }];
  });
}

/** The value of a field; undefined where an entry has none of this name. */
export const valueOf = (entry: object, name: string): unknown => (entry as Record<string, unknown>)[name];

/** What an entry is called. */
export const titleOf = ({ title }: ResourceDescription, entry: object): string => String(valueOf(entry, title) ?? '');

/** A stored value in the language of the page: an option by its label, a date as people read it, items between commas. */
export function textOf({ kind, options }: FieldDescription, value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((item) => optionText(options, item, locale)).join(', ');
  if (kind === 'select') return optionText(options, value, locale);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function optionText(options: FieldDescription['options'], value: unknown, locale: Locale): string {
  const option = options.find((one) => one.value === value);
  return option ? option.label[locale] : String(value ?? '');
}
