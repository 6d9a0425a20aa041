import { isDeepStrictEqual } from 'node:util';

type Schemas = Record<string, unknown>;

interface Parameter {
  in: string;
}

interface Operation {
  operationId?: string;
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, unknown>;
}

/** The parts of an OpenAPI 3 document that types are made of. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas; parameters?: Record<string, Parameter> };
}

/** A parameter, where several operations share it written out. */
function parameterOf(given: Parameter | { $ref: string }, document: OpenApiDocument): Parameter {
  if (!('$ref' in given)) return given;
  const shared = document.components?.parameters?.[given.$ref.replace('#/components/parameters/', '')];
  if (!shared) throw new Error(`${document.info.title} has no parameter ${given.$ref}`);
  return shared;
}

/** What a caller states: failures are an ApiError, and the API client sends the headers. */
function callOf(operation: Operation, document: OpenApiDocument): Operation {
  const { operationId: _id, parameters, responses, ...rest } = operation;
  const sent = parameters
    ?.map((parameter) => parameterOf(parameter, document))
    .filter((parameter) => parameter.in !== 'header');
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return { ...rest, ...(sent && { parameters: sent }), responses: Object.fromEntries(successes) };
}

/** The names of schemas that a value refers to, directly or by way of another schema. */
function referencedBy(value: unknown, schemas: Schemas, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    referencedBy(schemas[name] ?? {}, schemas, found);
  }
  return found;
}

/** The calls whose path begins with `prefix`, without failures and headers, and the schemas that they use. */
export function pickCalls(document: OpenApiDocument, prefix: string): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, callOf(operation, document)])),
      ]),
  );
  const schemas = document.components?.schemas ?? {};
  const used = referencedBy(paths, schemas);
  return {
    ...document,
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))) },
  };
}

/** One document out of several. Throws when two of them mean different things by the name of a schema. */
export function mergeDocuments(documents: OpenApiDocument[]): OpenApiDocument {
  const schemas: Schemas = {};
  for (const [name, schema] of documents.flatMap(({ components }) => Object.entries(components?.schemas ?? {}))) {
    if (name in schemas && !isDeepStrictEqual(schemas[name], schema))
      throw new Error(`two services have different schemas of the name ${name}; rename one of them in its service`);
    schemas[name] = schema;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Calls of a front end', version: '1.0.0' },
    paths: Object.assign({}, ...documents.map(({ paths }) => paths)) as OpenApiDocument['paths'],
    components: { schemas },
  };
}
