import { Type } from '@portal/runtime/typebox';
import type { TSchema } from 'typebox';
import type { Input } from './field-inputs.ts';
import type { Entry } from './field-values.ts';
import type { Field, FieldKind } from './fields.ts';
import type { AnyResource } from './resource.ts';
import { modelOf } from './typed.ts';

const idLength = 40;

/** Characters of a text whose field says nothing; of each item of a list. */
const longest: Partial<Record<FieldKind, number>> = {
  text: 200,
  textarea: 2_000,
  markdown: 20_000,
  list: 200,
  phone: 30,
  email: 254,
  url: 300,
};

const oneLine = String.raw`^\P{Cc}*$`;
const telephone = /^[+0-9][0-9 ()-]{2,29}$/.source;

/** The longest text that a field takes; undefined for what is no text. */
export const maxLengthOf = (field: Field): number | undefined =>
  ('maxLength' in field ? field.maxLength : undefined) ?? longest[field.kind];

/** Kinds whose values are never null: what is left out of them is false, or an empty list. */
const filledKinds = new Set<FieldKind>(['checkbox', 'multiselect', 'list']);

/** JSON Schema of a value that is there; what is undefined is left out of it. */
export function presentValue({
  field,
}: Pick<Input, 'field'>): { type: string; enum?: string[] } & Record<string, unknown> {
  const maxLength = maxLengthOf(field);
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength, pattern: field.pattern ?? oneLine };
    case 'textarea':
    case 'markdown':
      return { type: 'string', maxLength, pattern: field.pattern };
    case 'phone':
      return { type: 'string', maxLength, pattern: field.pattern ?? telephone };
    case 'email':
      return { type: 'string', format: 'email', maxLength, pattern: field.pattern };
    case 'url':
      return { type: 'string', format: 'uri', maxLength, pattern: field.pattern ?? '^https://' };
    case 'date':
      return { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
    case 'time':
      return { type: 'string', pattern: String.raw`^\d{2}:\d{2}$` };
    case 'moment':
      return { type: 'string' };
    case 'image':
      return { type: 'string', format: 'uuid' };
    case 'number':
      return { type: field.decimal ? 'number' : 'integer', minimum: field.minimum, maximum: field.maximum };
    case 'checkbox':
      return { type: 'boolean' };
    case 'select':
      return { type: 'string', enum: Object.keys(field.options) };
    case 'multiselect': {
      const values = Object.keys(field.options);
      return { type: 'array', items: { type: 'string', enum: values }, uniqueItems: true, maxItems: values.length };
    }
    case 'list':
      return {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength, ...(field.pattern ? { pattern: field.pattern } : {}) },
        maxItems: field.maxItems,
      };
  }
}

function valueSchema(input: Input): TSchema {
  const { type, enum: values, ...limits } = presentValue(input);
  // A value that is not required may be null, which says that there is none
  const isNullable = !input.isRequired && !filledKinds.has(input.field.kind);
  const schema = {
    type: isNullable ? [type, 'null'] : type,
    enum: values && isNullable ? [...values, null] : values,
    ...limits,
    description: input.field.description ?? (input.field.kind === 'moment' ? 'ISO 8601' : undefined),
  };
  return Type.Unsafe(Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)));
}

/** `customer-case` → `CustomerCase`, as OpenAPI names its models. */
export const modelName = ({ name }: AnyResource): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_match, first: string) => first.toUpperCase());

/** Models of values; of those that may be left out, optional ones. */
export const valuesOf = (inputs: readonly Input[], isOptional: (input: Input) => boolean): Record<string, TSchema> =>
  Object.fromEntries(
    inputs.map((input) => [input.name, isOptional(input) ? Type.Optional(valueSchema(input)) : valueSchema(input)]),
  );

const FormerId = Type.String({ description: 'As entryId, for clients that know it by this name', deprecated: true });
const EditorName = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description: 'Name of who changed it last; null for a state from the beginning',
});

export const entrySchema = (resource: AnyResource) =>
  modelOf<Entry>(
    Type.Object(
      {
        entryId: Type.String({ description: 'Names the entry in further calls' }),
        ...(resource.keyName === undefined ? {} : { [resource.keyName]: FormerId }),
        ...(resource.isHideable ? { hidden: Type.Boolean() } : {}),
        ...(resource.hasUpdatedBy ? { updatedBy: EditorName } : {}),
        version: Type.Integer({ description: 'Sent along with a change; an older one is refused as stale' }),
        ...(resource.rights.write === undefined ? {} : { updatedAt: Type.String({ description: 'ISO 8601' }) }),
        ...valuesOf([...resource.inputs, ...resource.computed], () => false),
      },
      { $id: resource.rights.write === undefined ? `${modelName(resource)}Entry` : `Editable${modelName(resource)}` },
    ),
  );

const SeenByEditor = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'What was seen; another one by now is 409 stale-edit',
});

const hidden = ({ isHideable }: AnyResource): Record<string, TSchema> =>
  isHideable ? { hidden: Type.Optional(Type.Boolean()) } : {};

/** Values of a new entry: what is required must be there, unless it has a default. */
export const newProperties = ({ inputs }: AnyResource): Record<string, TSchema> =>
  valuesOf(inputs, ({ isRequired, field }) => !isRequired || ('default' in field && Boolean(field.default)));

/** Values of a response in which a text that is not there is empty. */
export const valueProperties = (inputs: readonly Input[]): Record<string, TSchema> =>
  Object.fromEntries(
    inputs.map((input) => {
      const { type, enum: values, items } = presentValue(input);
      const { description } = input.field;
      return [
        input.name,
        Type.Unsafe({
          type,
          ...(values && { enum: values }),
          ...(items ? { items } : {}),
          ...(description && { description }),
        }),
      ];
    }),
  );

/** `hidden` may be left out; it is then false. */
export const newSchema = (resource: AnyResource) =>
  modelOf<Record<string, unknown>>(
    Type.Object(
      { ...newProperties(resource), ...hidden(resource) },
      { $id: `New${modelName(resource)}`, additionalProperties: false },
    ),
  );

/** A change names the version that it was made from; what is fixed is no part of it. */
export const changeSchema = (resource: AnyResource) =>
  modelOf<Record<string, unknown> & { version: number }>(
    Type.Object(
      {
        version: SeenByEditor,
        ...hidden(resource),
        ...valuesOf(
          resource.inputs.filter(({ field }) => !field.fixed),
          () => true,
        ),
      },
      { $id: `${modelName(resource)}Change`, additionalProperties: false },
    ),
  );

export const EntryParams = Type.Object({ entryId: Type.String({ minLength: 1, maxLength: idLength }) });

export const RestoreSchema = Type.Object(
  { version: SeenByEditor },
  { $id: 'RestoreEntry', additionalProperties: false },
);
