import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** The shape of every failure, as errors/problem-error.ts sends it. */
const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const problemResponse = {
  description: 'Any failure',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

interface Document {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
}

function withProblems<T extends Document>(document: T): T {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path))
      operation.responses = { ...operation.responses, default: problemResponse };
  }
  return document;
}

/** Multipart bodies are read by their handlers, not validated by a schema: the document has them without their fields. */
function withForm(schema: FastifySchema = {}): FastifySchema {
  const isForm = schema.consumes?.includes('multipart/form-data') ?? false;
  return isForm ? { ...schema, body: { type: 'object' } } : schema;
}

/** Documents the routes that are registered after it in the same scope, and serves that at `<prefix>/openapi.json`. */
export async function addOpenApi(scope: FastifyInstance, base: string): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: base, version: '1.0.0' },
      components: {
        securitySchemes: { member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: { Problem: problemSchema as object },
      },
    },
    transform: ({ schema, url }) => ({ schema: withForm(schema), url }),
    transformObject: (document) =>
      ('openapiObject' in document
        ? withProblems(document.openapiObject as Document)
        : document.swaggerObject) as never,
  });
  scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger());
}
