/** The parts of an OpenAPI 3 document that are compared. */
export interface ApiDocument {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

export interface Operation {
  parameters?: (Parameter | Reference)[];
  requestBody?: Content | Reference;
  responses?: Record<string, Content | Reference>;
  'x-access'?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Content {
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

export interface Reference {
  $ref: string;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  nullable?: boolean;
}

/** A change that a caller of yesterday does not survive. */
export interface BreakingChange {
  /** `GET /api/education/view`. */
  call: string;
  change: string;
  /** The field or parameter that it is about; none when the whole call is gone. */
  field?: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
/** Schemas may name themselves. */
const deepest = 12;

/** Follows a reference within a document. */
function resolved<T extends object>(document: ApiDocument, value: T | Reference | undefined): T | undefined {
  if (value === undefined || !('$ref' in value) || typeof value.$ref !== 'string') return value as T | undefined;
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/(.+)$/.exec(value.$ref) ?? [];
  return resolved(document, document.components?.[kind]?.[name] as T | undefined);
}

interface Side {
  document: ApiDocument;
  schema: Schema | undefined;
}

/** The alternatives of a schema, each resolved. */
function alternatives({ document, schema }: Side): Schema[] {
  const found = resolved(document, schema);
  if (!found) return [];
  const parts = found.anyOf ?? found.oneOf;
  if (parts) return parts.flatMap((part) => alternatives({ document, schema: part }));
  if (!found.allOf) return [found];
  const all = found.allOf.flatMap((part) => alternatives({ document, schema: part }));
  return [Object.assign({}, ...all, { properties: Object.assign({}, ...all.map(({ properties }) => properties)) })];
}

function typesOf(side: Side): Set<string> {
  return new Set(
    alternatives(side).flatMap(({ type, const: only, enum: values, nullable }) => {
      const named = type ?? values?.map((value) => (value === null ? 'null' : typeof value)) ?? typeof only;
      return [...[named].flat(), ...(nullable === true ? ['null'] : [])];
    }),
  );
}

/** The values of an enumeration; undefined when any value will do. */
function valuesOf(side: Side): unknown[] | undefined {
  const values = alternatives(side).map(
    ({ enum: listed, const: only }) => listed ?? (only === undefined ? undefined : [only]),
  );
  return values.length > 0 && values.every((value) => value !== undefined) ? values.flat() : undefined;
}

const propertiesOf = (side: Side): Map<string, { schema: Schema; isRequired: boolean }> => {
  const found = alternatives(side).filter(({ properties }) => properties);
  const entries = found.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(
      ([name, schema]) => [name, { schema, isRequired: found.length === 1 && required.includes(name) }] as const,
    ),
  );
  return new Map(entries);
};

const itemsOf = ({ document, schema }: Side): Schema | undefined =>
  alternatives({ document, schema }).find(({ items }) => items)?.items;

type Found = Omit<BreakingChange, 'call'>;

/** What was in responses and is no longer, or is of another type. */
function responseChanges(before: Side, after: Side, field: string | undefined, depth = 0): Found[] {
  if (depth > deepest || !before.schema || !after.schema) return [];
  const of = field === undefined ? 'the response' : `"${field}" of the response`;
  const known = typesOf(before);
  const other = [...typesOf(after)].filter((type) => !known.has(type) && !(type === 'integer' && known.has('number')));
  if (known.size > 0 && other.length > 0)
    return [{ field, change: `${of} may be ${other.join(' or ')}, which was ${[...known].join(' or ')}` }];
  const properties = propertiesOf(after);
  const ofProperties = [...propertiesOf(before)].flatMap(([name, { schema, isRequired }]): Found[] => {
    const now = properties.get(name);
    if (!now) return [{ field: name, change: `the response has no "${name}" any more` }];
    const mayLack: Found[] =
      isRequired && !now.isRequired ? [{ field: name, change: `the response may lack "${name}"` }] : [];
    const [one, two] = [
      { ...before, schema },
      { ...after, schema: now.schema },
    ];
    return [...mayLack, ...responseChanges(one, two, name, depth + 1)];
  });
  const [items, itemsNow] = [itemsOf(before), itemsOf(after)];
  return [
    ...ofProperties,
    ...responseChanges({ ...before, schema: items }, { ...after, schema: itemsNow }, field, depth + 1),
  ];
}

/** What requests needed less, or were allowed and are no longer. */
function requestChanges(before: Side, after: Side, field: string | undefined, depth = 0): Found[] {
  if (depth > deepest || !before.schema || !after.schema) return [];
  const of = field === undefined ? 'the request' : `"${field}" of the request`;
  const taken = typesOf(after);
  const refused = [...typesOf(before)].filter(
    (type) => !taken.has(type) && !(type === 'integer' && taken.has('number')),
  );
  if (taken.size > 0 && refused.length > 0)
    return [{ field, change: `${of} must be ${[...taken].join(' or ')}, which was ${refused.join(' or ')}` }];
  const [values, valuesNow] = [valuesOf(before), valuesOf(after)];
  const gone = valuesNow === undefined ? [] : (values?.filter((value) => !valuesNow.includes(value)) ?? [undefined]);
  if (gone.length > 0) return [{ field, change: `${of} takes fewer values` }];
  const properties = propertiesOf(before);
  const now = propertiesOf(after);
  const ofProperties = [...now].flatMap(([name, { schema, isRequired }]): Found[] => {
    const known = properties.get(name);
    if (isRequired && known?.isRequired !== true) return [{ change: `the request needs "${name}"` }];
    if (!known) return [];
    return requestChanges({ ...before, schema: known.schema }, { ...after, schema }, name, depth + 1);
  });
  const removed = [...properties.keys()]
    .filter((name) => now.size > 0 && !now.has(name))
    .map((name) => ({ field: name, change: `the request takes no "${name}" any more` }));
  const [items, itemsNow] = [itemsOf(before), itemsOf(after)];
  return [
    ...ofProperties,
    ...removed,
    ...requestChanges({ ...before, schema: items }, { ...after, schema: itemsNow }, field, depth + 1),
  ];
}

const schemaIn = (document: ApiDocument, content: Content | Reference | undefined): Schema | undefined =>
  Object.values(resolved<Content>(document, content)?.content ?? {})[0]?.schema;

function parametersOf(document: ApiDocument, { parameters = [] }: Operation): Map<string, Parameter> {
  const found = parameters.flatMap((parameter) => resolved<Parameter>(document, parameter) ?? []);
  return new Map(found.map((parameter) => [parameter.name, parameter]));
}

function parameterChanges(before: ApiDocument, after: ApiDocument, was: Operation, is: Operation): Found[] {
  const known = parametersOf(before, was);
  const now = parametersOf(after, is);
  const ofParameters = [...now].flatMap(([name, { required, schema }]): Found[] => {
    const earlier = known.get(name);
    if (required === true && earlier?.required !== true) return [{ change: `it needs the parameter "${name}"` }];
    if (!earlier) return [];
    return requestChanges({ document: before, schema: earlier.schema }, { document: after, schema }, name);
  });
  const removed = [...known.keys()].filter((name) => !now.has(name));
  return [
    ...ofParameters,
    ...removed.map((name) => ({ field: name, change: `it takes no parameter "${name}" any more` })),
  ];
}

/** What of an operation is no longer as callers of the document before know it. */
/** Whether a call needs no session; with one it may show more (`optional`). */
export const isForEverybody = (operation: Operation): boolean =>
  operation['x-access'] === 'public' || operation['x-access'] === 'optional';

function operationChanges(before: ApiDocument, after: ApiDocument, was: Operation, is: Operation): Found[] {
  const successes = Object.keys(was.responses ?? {}).filter((status) => status.startsWith('2'));
  const ofResponses = successes.flatMap((status) => {
    const response = is.responses?.[status];
    if (!response) return [{ change: `it does not respond with ${status} any more` }];
    return responseChanges(
      { document: before, schema: schemaIn(before, was.responses?.[status]) },
      { document: after, schema: schemaIn(after, response) },
      undefined,
    );
  });
  const isClosed = isForEverybody(was) && !isForEverybody(is);
  return [
    ...(isClosed ? [{ change: 'it is no longer open to visitors who are not signed in' }] : []),
    ...parameterChanges(before, after, was, is),
    ...requestChanges(
      { document: before, schema: schemaIn(before, was.requestBody) },
      { document: after, schema: schemaIn(after, is.requestBody) },
      undefined,
    ),
    ...ofResponses,
  ];
}

/** All that callers of the document before would meet with the one after. Additions are none of them. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): BreakingChange[] {
  return Object.entries(before.paths ?? {}).flatMap(([url, operations]) =>
    methods.flatMap((method): BreakingChange[] => {
      const was = operations[method];
      if (!was) return [];
      const call = `${method.toUpperCase()} ${url}`;
      const is = after.paths?.[url]?.[method];
      if (!is) return [{ call, change: 'it is gone' }];
      return operationChanges(before, after, was, is).map((found) => ({ call, ...found }));
    }),
  );
}
