import { isEmailAddress, isPhoneNumber, problem, Type } from '@portal/service-kit';
import type { FieldErrors } from '@portal/service-kit';

/** One line of text; Postgres takes no NUL, and nobody needs the other control characters. */
export const Line = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: String.raw`^\P{Cc}*$`, ...(description ? { description } : {}) });

/** Text of several lines. */
export const Lines = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: String.raw`^[^\u0000]*$`, ...(description ? { description } : {}) });

export type Finding = string | undefined;

/** `required` for a text that says nothing. */
export const filled = (text: string): Finding => (text.trim() === '' ? 'required' : undefined);

/** `required` or `email`. */
export const emailAddress = (text: string): Finding =>
  filled(text) ?? (isEmailAddress(text.trim()) ? undefined : 'email');

/** `required` or `phone`. */
export const phoneNumber = (text: string): Finding =>
  filled(text) ?? (isPhoneNumber(text.trim()) ? undefined : 'phone');

/** Refuses with `validation-failed` when a field has a finding. */
export function refuseFindings(findings: Record<string, Finding>): void {
  const errors: FieldErrors = {};
  for (const [field, finding] of Object.entries(findings)) if (finding) errors[field] = finding;
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
}
