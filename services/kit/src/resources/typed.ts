import { Type } from '@portal/runtime/typebox';
import type { TOptional, TSchema, TUnsafe } from 'typebox';
import type { Fields } from './fields.ts';
import type { AnyResourceService, ResourceService } from './resource-calls.ts';
import type { AnyHooks, ResourceHooks } from './resource-hooks.ts';
import type { Findings, Resource, ResourceDefinition } from './resource.ts';

// The only casts of the engine. Code that is written once for all resources knows no field, so it works on records of unknown
// values; what callers see is typed by the description that these records are made by.

/** A model that is made of a description when the program runs; `Value` is what the same description says of it. */
export const modelOf = <Value>(schema: TSchema): TUnsafe<Value> => Type.Unsafe<Value>(schema);

/** The rules of a description: they get values that its model has accepted. */
export const rulesOfAny =
  <Of extends Fields>(definition: Pick<ResourceDefinition<Of>, 'rules'>) =>
  (values: Record<string, unknown>): Findings =>
    definition.rules?.(values as Parameters<NonNullable<typeof definition.rules>>[0]) ?? {};

/** A service of the resource whose description it works by: the database returns what was checked on its way there. */
export const serviceOf = <Of extends Fields>(_resource: Resource<Of>, service: AnyResourceService) =>
  service as unknown as ResourceService<Of>;

/** Hooks of a resource: they get entries of the description that they are typed by. */
export const hooksOfAny = <Of extends Fields>(hooks: ResourceHooks<Of>) => hooks as unknown as AnyHooks;

/** A column of a row by its name at run time. */
export const storedValue = (row: object, column: string): unknown => (row as Record<string, unknown>)[column];

/** Values by their names, which were made of the description that says their types. */
export const valuesBy = <Value>(entries: (readonly [string, unknown])[]): Value => Object.fromEntries(entries) as Value;

/** A model for each of these values; of one that may be left out, an optional one. */
export type PropertiesOf<Value> = {
  [Name in keyof Value]-?: undefined extends Value[Name] ? TOptional<TUnsafe<Value[Name]>> : TUnsafe<Value[Name]>;
};

/** The properties of a model, to be spread into one with more. */
export const propertiesOf = <Value>(schemas: Record<string, TSchema>): PropertiesOf<Value> =>
  schemas as PropertiesOf<Value>;
