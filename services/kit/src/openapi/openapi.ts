import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { documentProblems, shareParameters } from './components.ts';
import type { OpenApiDocument } from './components.ts';
import { referToModels } from './models.ts';

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
    requiredRole: { type: 'string', description: 'Of a 403: the role that is missing' },
    section: { type: 'string', description: 'The section in which it is missing' },
  },
};

/** Multipart bodies are read by their handlers, not validated by a schema: the document has them without their fields. */
function withForm(schema: FastifySchema = {}): FastifySchema {
  const isForm = schema.consumes?.includes('multipart/form-data') ?? false;
  return isForm ? { ...schema, body: { type: 'object' } } : schema;
}

/** Documents the routes that are registered after it in the same scope, and serves that at `<prefix>/openapi.json`. */
export async function addOpenApi(scope: FastifyInstance, base: string): Promise<void> {
  referToModels(scope);
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
    refResolver: { buildLocalReference: (schema) => String(schema['$id']) },
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject;
      const document = given.openapiObject as OpenApiDocument;
      documentProblems(document);
      shareParameters(document);
      return document;
    },
  });
  scope.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => scope.swagger());
}
