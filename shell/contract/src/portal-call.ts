import type { TSchema } from '@portal/runtime/typebox';
import { Problem } from './problem.ts';

/** One of the portal's own calls, for its OpenAPI document. */
export interface PortalCall {
  method: 'get' | 'post';
  /** With `{section}` in place of a section's name. */
  path: string;
  operationId: string;
  summary: string;
  /** `manager`: the section's release token, or the access token of somebody who manages it or is an administrator. */
  access: 'public' | 'manager';
  /** It decides which code runs: the second factor of a person who has one must be recent. */
  stepUp?: 'code';
  /** Name → description of a text, or a schema. */
  query?: Record<string, string | TSchema>;
  body?: { type: string; schema?: TSchema };
  /** Status → what it means, and its body where there is one. */
  responses: Record<number, { text: string; schema?: TSchema; type?: string }>;
}

/** An error response; `text` names its codes. */
export const problem = (text: string) => ({ text, schema: Problem, type: 'application/problem+json' });
/** A JSON body. */
export const json = (schema: TSchema) => ({ type: 'application/json', schema });
