import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

/** Longest one-line text; three lines on a phone. */
const lineCharacters = 200;
const paragraphCharacters = 2_000;

/** Pieces of an entry's body; an English text that is missing is null. */
export const Line = Type.String({ $id: 'Line', minLength: 1, maxLength: lineCharacters, pattern: '\\S' });
export const Paragraph = Type.String({
  $id: 'Paragraph',
  minLength: 1,
  maxLength: paragraphCharacters,
  pattern: '\\S',
});
const orNull = ($id: string, limits: object) =>
  Type.Unsafe<string | null>({ $id, type: ['string', 'null'], ...limits });
export const LineOrNull = orNull('LineOrNull', { minLength: 1, maxLength: lineCharacters, pattern: '\\S' });
export const ParagraphOrNull = orNull('ParagraphOrNull', {
  minLength: 1,
  maxLength: paragraphCharacters,
  pattern: '\\S',
});

const telephone = /^[+0-9][0-9 ()-]{2,29}$/.source;
export const Telephone = Type.String({ $id: 'Telephone', pattern: telephone });
export const TelephoneOrNull = orNull('TelephoneOrNull', { pattern: telephone });

type Fields = ReturnType<typeof Type.Object>;

/** What everybody reads of an entry. */
export interface EntryView {
  operationId: string;
  summary: string;
  /** Its `title` is the columns `titleKo` and `titleEn`, where an entry has these; `lang` says which was chosen. */
  schema: Fields;
  /** Field → SQL that reads it, where there is no column of its name. */
  read?: Record<string, string>;
}

/** A kind of content whose rows an admin creates, edits, orders, hides and deletes. */
export interface EntryNoun {
  /** Below `/api/content/admin/`. */
  path: string;
  /** In names of operations and audit actions. */
  name: string;
  table: string;
  keyColumn: 'id' | 'key' | 'only_row';
  /** What an admin types; camelCase names of the columns. */
  fields: Fields;
  /** Field → SQL that reads it, where the column's own value is not what is sent. */
  read?: Record<string, string>;
  /** Name of a table constraint over several columns → the field that the editor is pointed to. */
  constraints?: Record<string, string>;
  /** What everybody reads, at `/api/content/<path>`. */
  view: EntryView & {
    /** Facts by which a call may ask for some of the entries: `?<field>=`. */
    filter?: Fields;
  };
  /** What everybody reads of one entry, at `/api/content/<path>/<key>`. */
  detail?: EntryView & {
    /** A column that names an entry beside its key. */
    nameColumn: string;
  };
  /** What the audit log calls an entry. */
  label(values: Record<string, unknown>): string;
}

/** What every noun's entries have besides their own fields. */
const state = {
  entryId: Type.String({ description: 'Names the entry in further calls' }),
  hidden: Type.Boolean(),
  version: Type.Integer({ description: 'Sent along with a change; an older one is refused as stale' }),
  updatedAt: Type.String({ description: 'ISO 8601' }),
};

/** An entry as the admin calls answer it. */
export type Entry = { entryId: string; hidden: boolean; version: number; updatedAt: string } & Record<string, unknown>;

/** `customer-case` → `CustomerCase`, as OpenAPI names its models. */
export const modelOf = ({ name }: EntryNoun) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_match, first: string) => first.toUpperCase());

export const entrySchema = (noun: EntryNoun) =>
  Type.Object({ ...state, ...noun.fields.properties }, { $id: `Editable${modelOf(noun)}` });

/** `hidden` may be left out; it is then false. */
export const createSchema = (noun: EntryNoun) =>
  Type.Object(
    { ...noun.fields.properties, hidden: Type.Optional(Type.Boolean()) },
    { $id: `New${modelOf(noun)}`, additionalProperties: false },
  );

/** A change names the version it was made from; the key of an office never changes. */
export function changeSchema(noun: EntryNoun) {
  const changeable = Object.entries(noun.fields.properties).filter(([field]) => field !== noun.keyColumn);
  const optional = changeable.map(([field, schema]) => [field, Type.Optional(schema)]);
  return Type.Object(
    {
      version: Type.Integer({ minimum: 1 }),
      // The only row of a noun is always shown
      ...(noun.keyColumn === 'only_row' ? {} : { hidden: Type.Optional(Type.Boolean()) }),
      ...(Object.fromEntries(optional) as Record<string, ReturnType<typeof Type.Optional>>),
    },
    { $id: `${modelOf(noun)}Change`, additionalProperties: false },
  );
}

export const OrderSchema = Type.Object(
  {
    entryIds: Type.Array(Type.String(), {
      maxItems: 1_000,
      uniqueItems: true,
      description: 'All entries of the noun, first to last',
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
