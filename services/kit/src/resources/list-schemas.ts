import { Type } from '@portal/runtime/typebox';
import type { Static, TSchema } from 'typebox';
import { pageOf, pageQuery } from '../lists/page-query.ts';
import type { Field } from './fields.ts';
import type { ExportQuery, PageQuery, RemovedEntry } from './resource-calls.ts';
import { entrySchema, modelName, presentValue, valuesOf } from './resource-schemas.ts';
import type { AnyResource } from './resource.ts';
import { modelOf } from './typed.ts';

const longestSearch = 200;

export const OrderSchema = Type.Object(
  {
    entryIds: Type.Array(Type.String(), {
      maxItems: 1_000,
      uniqueItems: true,
      description: 'All entries of the resource, first to last',
    }),
    seenIds: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 1_000,
        description: 'The order that was seen; another one by now is 409 stale-order',
      }),
    ),
  },
  { $id: 'EntryOrder', additionalProperties: false },
);
export type Order = Static<typeof OrderSchema>;

/** What a list of pages may show: the fields, and what is computed. */
const listedFields = ({ fields, computed }: AnyResource): (readonly [string, Field])[] => [
  ...Object.entries(fields),
  ...computed.map(({ name, field }) => [name, field] as const),
];

/** Names on the wire by which a list of pages is sorted. */
export const sortedNames = (resource: AnyResource): string[] =>
  listedFields(resource).flatMap(([name, field]) => ('sorted' in field && field.sorted ? [name] : []));

const filterSchema = (field: Field): TSchema =>
  'options' in field
    ? Type.Enum(Object.keys(field.options), { type: 'string' })
    : Type.Unsafe<unknown>(presentValue({ field }));

const filtersOf = (resource: AnyResource): Record<string, TSchema> =>
  Object.fromEntries(
    listedFields(resource).flatMap(([name, field]) =>
      'filtered' in field && field.filtered ? [[name, Type.Optional(filterSchema(field))]] : [],
    ),
  );

export const hasSearch = ({ fields, searchedText }: AnyResource): boolean =>
  searchedText !== undefined || Object.values(fields).some((field) => 'searched' in field && field.searched);

/** What a list of pages is narrowed by. */
const listQuery = (resource: AnyResource) => ({
  ...(hasSearch(resource)
    ? { search: Type.Optional(Type.String({ maxLength: longestSearch, description: 'Words that an entry holds' })) }
    : {}),
  ...filtersOf(resource),
});

/** Search, filters, sort and page of a list of pages. */
export const pageQuerySchema = (resource: AnyResource) =>
  modelOf<PageQuery>(Type.Object({ ...listQuery(resource), ...pageQuery(sortedNames(resource)) }));

/** What goes into a file, and how. */
export const exportQuerySchema = (resource: AnyResource) =>
  modelOf<ExportQuery>(
    Type.Object({
      ...(resource.isOrdered ? {} : { ...listQuery(resource), sort: pageQuery(sortedNames(resource)).sort }),
      format: Type.Optional(Type.Enum(['csv', 'xlsx'], { type: 'string', default: 'csv' })),
      lang: Type.Optional(Type.Enum(['ko', 'en'], { type: 'string', default: 'ko' })),
    }),
  );

export const pageSchema = (resource: AnyResource) => pageOf(entrySchema(resource));

const removed = {
  entryId: Type.String(),
  title: Type.String(),
  version: Type.Integer(),
  removedAt: Type.String({ description: 'ISO 8601' }),
  purgeAt: Type.String({ description: 'When it is deleted for good, ISO 8601' }),
  removedBy: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'E-mail; null when the person left',
  }),
};

/** An entry in the trash, with the values that the description names. */
export function removedSchema(resource: AnyResource) {
  const { inputs, computed, trashed } = resource;
  const shown = [...inputs, ...computed].filter(({ name }) => trashed.includes(name));
  return modelOf<RemovedEntry>(
    Type.Object(
      { ...removed, ...valuesOf(shown, () => false) },
      { $id: shown.length > 0 ? `Removed${modelName(resource)}` : 'RemovedEntry' },
    ),
  );
}
