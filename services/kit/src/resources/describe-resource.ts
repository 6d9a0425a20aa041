import { Type } from '@portal/runtime/typebox';
import type { Static } from 'typebox';
import { englishName, isBilingual } from './field-inputs.ts';
import type { Field, Words } from './fields.ts';
import { hasExport } from './resource-export.ts';
import { hasSearch } from './list-schemas.ts';
import { maxLengthOf } from './resource-schemas.ts';
import type { AnyResource } from './resource.ts';

const WordsSchema = Type.Object({ ko: Type.String(), en: Type.String() }, { $id: 'Words' });
const WordsOrNull = Type.Unsafe<Words | null>({
  $id: 'WordsOrNull',
  type: ['object', 'null'],
  required: ['ko', 'en'],
  properties: { ko: { type: 'string' }, en: { type: 'string' } },
});
const NumberOrNull = Type.Unsafe<number | null>({ type: ['number', 'null'] });
const textOrNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

const FieldDescriptionSchema = Type.Object(
  {
    name: Type.String({ description: 'Of its value in an entry; of the Korean one where it is bilingual' }),
    english: textOrNull('Of its English value; null where it is not bilingual'),
    kind: Type.String(),
    label: WordsSchema,
    hint: WordsOrNull,
    isRequired: Type.Boolean(),
    isListed: Type.Boolean(),
    isSorted: Type.Boolean(),
    isFiltered: Type.Boolean(),
    isCopied: Type.Boolean(),
    isInTrash: Type.Boolean({ description: 'Shown in the trash beside the title' }),
    isFixed: Type.Boolean({ description: 'Chosen when an entry is created, and never changed' }),
    maxLength: NumberOrNull,
    minimum: NumberOrNull,
    maximum: NumberOrNull,
    isDecimal: Type.Boolean({ description: 'A number that need not be an integer' }),
    maxItems: Type.Unsafe<number | null>({ type: ['number', 'null'], description: 'Of a list' }),
    options: Type.Array(Type.Object({ value: Type.String(), label: WordsSchema })),
    default: Type.Unknown({ description: 'Of a new entry; null where there is none' }),
  },
  { $id: 'FieldDescription' },
);
export type FieldDescription = Static<typeof FieldDescriptionSchema>;

/** What the forms and lists of admins need of a resource. */
export const ResourceDescriptionSchema = Type.Object(
  {
    name: Type.String(),
    path: Type.String({ description: 'Below /api/<base>/admin/' }),
    words: Type.Object({ one: WordsSchema, many: WordsSchema, lead: WordsOrNull }),
    title: Type.String({ description: 'The field that names an entry' }),
    isSingle: Type.Boolean({ description: 'The only row: read and changed, nothing else' }),
    isOrdered: Type.Boolean({ description: 'Put into an order by hand; its list comes whole' }),
    isWhole: Type.Boolean({ description: 'Its list comes whole' }),
    isHideable: Type.Boolean(),
    hasTrash: Type.Boolean(),
    hasSearch: Type.Boolean({ description: 'A list that comes in pages is searched by the service' }),
    hasExport: Type.Boolean(),
    sort: textOrNull('First order of a list that is not in an order by hand'),
    rights: Type.Object({
      read: Type.String(),
      write: Type.String({ description: 'Empty where the calls of the resource write nothing' }),
    }),
    mayWrite: Type.Boolean({ description: 'Whether the caller has the right to write' }),
    fields: Type.Array(FieldDescriptionSchema, { description: 'In the order of the form' }),
    computed: Type.Array(FieldDescriptionSchema, { description: 'Read beside the fields, in no form' }),
  },
  { $id: 'ResourceDescription' },
);
export type ResourceDescription = Static<typeof ResourceDescriptionSchema>;

function describeField({ trashed }: AnyResource, name: string, field: Field): FieldDescription {
  const isSorted = 'sorted' in field && field.sorted === true;
  const isFiltered = 'filtered' in field && field.filtered === true;
  const options = 'options' in field ? Object.entries(field.options) : [];
  return {
    name,
    english: isBilingual(field) ? englishName(name) : null,
    kind: field.kind,
    label: field.label,
    hint: field.hint ?? null,
    isRequired: field.required === true,
    isListed: field.listed === true,
    isSorted,
    isFiltered,
    isCopied: field.copied === true,
    isInTrash: trashed.includes(name),
    isFixed: field.fixed === true,
    maxLength: maxLengthOf(field) ?? null,
    minimum: field.kind === 'number' ? (field.minimum ?? null) : null,
    maximum: field.kind === 'number' ? (field.maximum ?? null) : null,
    isDecimal: field.kind === 'number' && field.decimal === true,
    maxItems: field.kind === 'list' ? (field.maxItems ?? null) : null,
    options: options.map(([value, label]) => ({ value, label })),
    default: 'default' in field ? (field.default ?? null) : null,
  };
}

/** A resource as JSON, for the views of an admin who may write it or may not. */
export function describeResource(resource: AnyResource, mayWrite: boolean): ResourceDescription {
  const { name, path, words, title, isSingle, isOrdered, isWhole, isHideable, hasTrash, sort = null } = resource;
  const { read, write = '' } = resource.rights;
  return {
    name,
    path,
    words: { one: words.one, many: words.many, lead: words.lead ?? null },
    title,
    isSingle,
    isOrdered,
    isWhole,
    isHideable,
    hasTrash,
    hasSearch: !isWhole && !isSingle && hasSearch(resource),
    hasExport: hasExport(resource),
    sort,
    rights: { read, write },
    mayWrite,
    fields: Object.entries(resource.fields).map(([field, one]) => describeField(resource, field, one)),
    computed: resource.computed.map(({ name: value, field }) => describeField(resource, value, field)),
  };
}
