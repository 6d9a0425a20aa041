import { ApiError } from '@portal/kit';

/** Field → code of its message (`inquiry.errors.<code>`). */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Why an inquiry was not received. */
export type SubmissionFailure =
  | { kind: 'fields' }
  | { kind: 'slow-down'; retryAfterSeconds?: number }
  | { kind: 'sign-in' }
  /** Nothing answered, or the service cannot now. */
  | { kind: 'unavailable' }
  | { kind: 'refused' };

/** What a failed call means to the person at the form, with the errors that belong to its fields. */
export function submissionFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { failure: SubmissionFailure; errors: FieldErrors<Field> } {
  const { status, errors, retryAfterSeconds } = error instanceof ApiError ? error : new ApiError(0);
  if (status === 401) return { failure: { kind: 'sign-in' }, errors: {} };
  if (status === 429) return { failure: { kind: 'slow-down', retryAfterSeconds }, errors: {} };
  if (status === 0 || status >= 500) return { failure: { kind: 'unavailable' }, errors: {} };
  const known = Object.entries(errors ?? {}).filter(([field]) => (fields as readonly string[]).includes(field));
  return {
    failure: { kind: known.length > 0 ? 'fields' : 'refused' },
    errors: Object.fromEntries(known) as FieldErrors<Field>,
  };
}
