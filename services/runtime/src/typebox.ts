/**
 * What processes take of TypeBox. Its 700 modules take as long to load as all else of a service together, so they are
 * bundled into one once compiled (infra/local/bundle-typebox.mjs): `@portal/runtime/typebox` is that file.
 */
export { Type } from 'typebox';
export type { Static, TSchema } from 'typebox';
export { Compile } from 'typebox/compile';
export type { Validator } from 'typebox/compile';
export { Value } from 'typebox/value';
