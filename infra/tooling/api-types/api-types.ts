import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { projectRoot } from '../project-root.ts';

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JSONSchema }[];
  requestBody?: { content: Record<string, { schema: JSONSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JSONSchema }> }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

export interface GeneratedTypes {
  /** The file that holds the types, below the front end that uses them. */
  file: string;
  text: string;
}

const HEADER = `/**
 * Written by \`npm run api-types\` from the services' OpenAPI documents. Do not edit.
 */
`;

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function querySchema(parameters: Operation['parameters'] = []): JSONSchema | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return undefined;
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

function jsonSchema(content: Record<string, { schema: JSONSchema }> | undefined): JSONSchema | undefined {
  return content?.['application/json']?.schema;
}

/** Query, body and answer of an operation, by the name of the type that stands for each. */
function schemasOf({ operationId, parameters, requestBody, responses }: Operation): [string, JSONSchema][] {
  if (!operationId) return [];
  const name = upperFirst(operationId);
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const all: [string, JSONSchema | undefined][] = [
    [`${name}Query`, querySchema(parameters)],
    [`${name}Body`, jsonSchema(requestBody?.content)],
    [`${name}Answer`, jsonSchema(success?.[1].content)],
  ];
  return all.flatMap(([type, schema]) => (schema ? [[type, schema]] : []));
}

async function typesOf(documents: string[]): Promise<string> {
  const operations = documents.flatMap((file) => {
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
    return Object.values(paths).flatMap((methods) => Object.values(methods));
  });
  const schemas = operations.flatMap(schemasOf).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = await Promise.all(
    schemas.map(([name, schema]) =>
      compile(schema, name, {
        bannerComment: '',
        format: false,
        additionalProperties: false,
        ignoreMinAndMaxItems: true,
      }),
    ),
  );
  return HEADER + parts.join('\n');
}

/** The types of every front end whose package.json names OpenAPI documents under `portal.apis`. */
export async function generateApiTypes(): Promise<GeneratedTypes[]> {
  const folders = readdirSync(projectRoot).filter((folder) => folder === 'shell' || folder.startsWith('mf-'));
  const generated = folders.map(async (folder) => {
    const packageFile = path.join(projectRoot, folder, 'package.json');
    if (!existsSync(packageFile)) return [];
    const { portal } = JSON.parse(readFileSync(packageFile, 'utf8')) as { portal?: { apis?: string[] } };
    const documents = (portal?.apis ?? []).map((file) => path.join(projectRoot, folder, file));
    if (documents.length === 0) return [];
    return [{ file: path.join(projectRoot, folder, 'src/api/types.generated.ts'), text: await typesOf(documents) }];
  });
  return (await Promise.all(generated)).flat();
}
