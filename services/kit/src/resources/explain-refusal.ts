import { codeOf, problem } from '@portal/runtime';
import type { AnyResource } from './resource.ts';

const uniqueViolation = '23505';
const checkViolation = '23514';
const foreignKeyViolation = '23503';

/**
 * A refusal of the database as one that the editor understands: of a constraint that the resource names, at its field (`incomplete`, or
 * `<field>-taken` of a unique one), otherwise 409 `key-taken`. Any other error stays as it is.
 */
export function explainRefusal(error: unknown, { constraints }: AnyResource): unknown {
  const code = codeOf(error);
  const constraint = typeof error === 'object' && error && 'constraint' in error ? String(error.constraint) : '';
  const field = Object.hasOwn(constraints, constraint) ? constraints[constraint] : undefined;
  const at = (name: string, finding: string) => problem.badRequest('validation-failed', undefined, { [name]: finding });
  if (code === uniqueViolation)
    return field === undefined ? problem.conflict('key-taken') : at(field, `${field}-taken`);
  // Only pictures are named by entries, and one that was removed is deleted in the end
  if (code === foreignKeyViolation) return problem.conflict('picture-not-found');
  return code === checkViolation && field !== undefined ? at(field, 'incomplete') : error;
}
