/** A value's description in an OpenAPI document, as far as the fuzzer reads it. */
export interface ValueSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: ValueSchema[];
  items?: ValueSchema;
  properties?: Record<string, ValueSchema>;
  required?: string[];
  minimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  $ref?: string;
}

/** One operation of an OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema?: ValueSchema }[];
  body?: { type: string; schema: ValueSchema };
}

type Parameter = Operation['parameters'][number];

interface OpenApiDocument {
  components?: { schemas?: Record<string, ValueSchema>; parameters?: Record<string, Parameter> };
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: (Parameter | { $ref: string })[];
        requestBody?: { content: Record<string, { schema?: ValueSchema }> };
      }
    >
  >;
}

/** Replaces references by what they refer to, a few levels deep. */
function resolve(schema: ValueSchema | undefined, document: OpenApiDocument, depth = 0): ValueSchema {
  if (!schema || depth > 6) return {};
  const name = schema.$ref?.split('/').at(-1);
  if (name) return resolve(document.components?.schemas?.[name], document, depth + 1);
  const { properties } = schema;
  return {
    ...schema,
    anyOf: schema.anyOf?.map((option) => resolve(option, document, depth + 1)),
    items: schema.items && resolve(schema.items, document, depth + 1),
    properties:
      properties &&
      Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, resolve(value, document, depth + 1)])),
  };
}

function parameterOf(given: Parameter | { $ref: string }, document: OpenApiDocument): Parameter {
  if (!('$ref' in given)) return { ...given, schema: resolve(given.schema, document) };
  const shared = document.components?.parameters?.[given.$ref.split('/').at(-1) ?? ''];
  if (!shared) throw new Error(`the document has no ${given.$ref}`);
  return parameterOf(shared, document);
}

/** Reads the published OpenAPI documents of some bases through the portal. Throws when one is missing. */
export async function readOperations(origin: string, bases: string[]): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (const base of bases) {
    const response = await fetch(`${origin}/api/${base}/openapi.json`);
    if (!response.ok) throw new Error(`/api/${base}/openapi.json: ${response.status}`);
    const document = (await response.json()) as OpenApiDocument;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        operations.push({
          method: method.toUpperCase(),
          path,
          parameters: parameters.map((parameter) => parameterOf(parameter, document)),
          body: type ? { type, schema: resolve(content?.schema, document) } : undefined,
        });
      }
    }
  }
  return operations;
}
