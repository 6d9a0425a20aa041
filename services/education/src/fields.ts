import { problem, Type } from '@portal/service-kit';
import type { FieldErrors } from '@portal/service-kit';

/** One line of text; Postgres takes no NUL, and nobody needs the other control characters. */
export const Line = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: String.raw`^\P{Cc}*$`, ...(description ? { description } : {}) });

/** Text of several lines. */
export const Lines = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: String.raw`^[^\u0000]*$`, ...(description ? { description } : {}) });

/** RFC 5321, 4.5.3.1.3. */
export const longestEmail = 254;
/** One address as the outbox takes it, with a domain that has a dot; ASCII, whose letters every program makes small alike. */
const address = /^(?=[!-~]+$)[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/;
const phoneCharacters = /^[\d\s+().-]+$/;
const fewestDigits = 7;
/** ITU-T E.164. */
const mostDigits = 15;

export type Finding = string | undefined;

/** `required` for a text that says nothing. */
export const filled = (text: string): Finding => (text.trim() === '' ? 'required' : undefined);

/** `required` or `email`. */
export const emailAddress = (text: string): Finding =>
  filled(text) ?? (address.test(text.trim()) ? undefined : 'email');

/** `required` or `phone`. */
export function phoneNumber(text: string): Finding {
  const digits = text.replaceAll(/\D/g, '').length;
  return (
    filled(text) ??
    (phoneCharacters.test(text.trim()) && digits >= fewestDigits && digits <= mostDigits ? undefined : 'phone')
  );
}

/** Refuses with `validation-failed` when a field has a finding. */
export function refuseFindings(findings: Record<string, Finding>): void {
  const errors: FieldErrors = {};
  for (const [field, finding] of Object.entries(findings)) if (finding) errors[field] = finding;
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
}
