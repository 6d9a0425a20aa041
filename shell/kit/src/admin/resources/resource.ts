import type { Locale, ResponseOf } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { paths } from '../../api/types.generated.ts';

/** What an entry has in a field, as the service's builder functions are called. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'markdown'
  | 'number'
  | 'date'
  | 'time'
  | 'moment'
  | 'checkbox'
  | 'select'
  | 'multiselect'
  | 'list'
  | 'phone'
  | 'email'
  | 'url'
  | 'image';

/** All services describe their resources alike; what the content service says stands for all. */
type Described = ResponseOf<paths, 'GET', '/api/content/admin/resources'>[number];

/** A field of a resource, as its service describes it. */
export interface FieldDescription extends Omit<Described['fields'][number], 'kind' | 'isInTrash'> {
  kind: FieldKind;
  isInTrash?: boolean;
}

/** What `GET /api/<service>/admin/resources` says of a resource: all that its ordinary views need. */
export interface ResourceDescription extends Omit<Described, 'fields' | 'computed' | 'isWhole' | 'mayWrite'> {
  /** Undefined, as the next, of a service that is older than the portal. */
  isWhole?: boolean;
  mayWrite?: boolean;
  /** In the order of the form. */
  fields: readonly FieldDescription[];
  /** Read beside the fields, in no form. Services of the release before describe none. */
  computed?: readonly FieldDescription[];
}

/** A described resource and where its calls are. */
export interface Resource extends ResourceDescription {
  isWhole: boolean;
  mayWrite: boolean;
  /** `/api/content/admin/offices` */
  address: string;
}

/** An entry of any resource, as the calls of admins return it; its fields by their names. */
export interface ResourceEntry {
  entryId: string;
  version: number;
  /** ISO 8601; of a resource whose calls write. */
  updatedAt?: string;
  /** Of a resource whose entries can be hidden. */
  hidden?: boolean;
  /** Name of who changed it last, of a resource that keeps it. */
  updatedBy?: string | null;
}

/** An entry in the trash of any resource. */
export type RemovedEntry = ResponseOf<paths, 'GET', '/api/content/admin/timeline/trash'>[number];

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

/** What lists may show and are narrowed by: the fields, and what is computed. */
export const listedFields = ({ fields, computed = [] }: ResourceDescription): FieldDescription[] => [
  ...fields,
  ...computed,
];

/** The value of a field; undefined where an entry has none of this name. */
export const valueOf = (entry: object, name: string): unknown => (entry as Record<string, unknown>)[name];

/** What an entry is called. */
export const titleOf = ({ title }: ResourceDescription, entry: object): string => String(valueOf(entry, title) ?? '');

/** A stored value in the language of the page: an option by its label, a date as people read it, items between commas. */
export function textOf({ kind, options }: FieldDescription, value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((item) => optionText(options, item, locale)).join(', ');
  if (kind === 'select') return optionText(options, value, locale);
  if (kind === 'moment') return typeof value === 'string' ? formatDateTime(value) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function optionText(options: FieldDescription['options'], value: unknown, locale: Locale): string {
  const option = options.find((one) => one.value === value);
  return option ? option.label[locale] : String(value ?? '');
}
