import { Type } from '@portal/runtime/typebox';
import type { TSchema, TUnsafe } from 'typebox';
import type { Fields } from './fields.ts';
import type { AnyResourceService, ResourceService } from './resource-calls.ts';
import type { Findings, Resource, ResourceDefinition } from './resource.ts';

// The only casts of the engine. Code that is written once for all resources knows no field, so it works on records of unknown
// values; what callers see is typed by the description that these records are made by.

/** A model that is made of a description when the program runs; `Value` is what the same description says of it. */
export const modelOf = <Value>(schema: TSchema): TUnsafe<Value> => Type.Unsafe<Value>(schema);

/** The rules of a description: they get values that its model has accepted. */
export const rulesOfAny =
  <Of extends Fields>(definition: ResourceDefinition<Of>) =>
  (values: Record<string, unknown>): Findings =>
    definition.rules?.(values as Parameters<NonNullable<typeof definition.rules>>[0]) ?? {};

/** A service of the resource whose description it works by: the database returns what was checked on its way there. */
export const serviceOf = <Of extends Fields>(_resource: Resource<Of>, service: AnyResourceService) =>
  service as unknown as ResourceService<Of>;
