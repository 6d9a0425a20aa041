import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from './problem-error.ts';

/** JSON Schema keyword → message code; anything else is `invalid`. */
const codes: Record<string, string> = {
  required: 'required',
  type: 'wrong-type',
  format: 'invalid-format',
  pattern: 'invalid-format',
  minLength: 'too-short',
  maxLength: 'too-long',
  minimum: 'too-small',
  exclusiveMinimum: 'too-small',
  maximum: 'too-large',
  exclusiveMaximum: 'too-large',
  minItems: 'too-few',
  maxItems: 'too-many',
  additionalProperties: 'unknown-field',
};

/** No form has more; a response repeats what a client sent only so far. */
const mostFields = 100;
const longestField = 200;

function fieldOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1);
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof missing === 'string') path.push(missing);
  return path.join('.').slice(0, longestField) || '_';
}

/** Ajv's findings as field → message code; the first finding of a field wins, and further fields are left out. */
export function fieldErrors(findings: FastifySchemaValidationError[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const finding of findings) {
    if (errors.size === mostFields) break;
    const field = fieldOf(finding);
    if (!errors.has(field)) errors.set(field, codes[finding.keyword] ?? 'invalid');
  }
  return Object.fromEntries(errors);
}
