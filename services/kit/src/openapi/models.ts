import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

interface RouteSchema {
  body?: unknown;
  querystring?: unknown;
  params?: unknown;
  headers?: unknown;
  response?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy of a schema, in which `replace` may put something else for each part that has an `$id`. */
function mapModels(schema: unknown, replace: (model: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part) => mapModels(part, replace));
  if (!isObject(schema)) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, mapModels(part, replace)]));
  return typeof copy['$id'] === 'string' ? replace(copy) : copy;
}

function withoutId({ $id: _id, ...schema }: Record<string, unknown>): unknown {
  return schema;
}

/** Adds a model, whose own models are references already. Throws when another one has its `$id`. */
function addModel(scope: FastifyInstance, model: Record<string, unknown>): { $ref: string } {
  const id = String(model['$id']);
  const known = scope.getSchema(id);
  if (known === undefined) scope.addSchema(model);
  else if (JSON.stringify(known) !== JSON.stringify(model)) throw new Error(`two different models are called ${id}`);
  return { $ref: `${id}#` };
}

/**
 * Lets the routes of a scope use models (schemas with an `$id`) as they are: bodies and responses refer to them, so
 * that each is in the OpenAPI document once, as `#/components/schemas/<$id>`, and is compiled once. OpenAPI lists the
 * fields of queries and paths one by one, so models are written out there.
 */
export function referToModels(scope: FastifyInstance): void {
  scope.addHook('onRoute', function (route) {
    const { schema }: { schema?: RouteSchema } = route;
    if (!schema) return;
    const refer = (part: unknown) => mapModels(part, (model) => addModel(this, model));
    const inline = (part: unknown) => mapModels(part, withoutId);
    route.schema = {
      ...route.schema,
      ...(schema.body === undefined ? {} : { body: refer(schema.body) }),
      ...(schema.response === undefined ? {} : { response: refer(schema.response) }),
      ...(schema.querystring === undefined ? {} : { querystring: inline(schema.querystring) }),
      ...(schema.params === undefined ? {} : { params: inline(schema.params) }),
      ...(schema.headers === undefined ? {} : { headers: inline(schema.headers) }),
    };
  });
}

/** `TrainingPage` for the page of a model called `Training`; no name for one without. */
export function nameAfter(item: TSchema, suffix: string): { $id?: string } {
  return '$id' in item && typeof item.$id === 'string' ? { $id: `${item.$id}${suffix}` } : {};
}
