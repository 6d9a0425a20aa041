import { holdsResidentNumber, problem } from '@portal/runtime';
import type { FieldErrors } from '@portal/runtime';
import { markdownFinding } from '../errors/markdown-finding.ts';

const controls = /\p{Cc}/u;

/**
 * Reads the text fields of a multipart form. Each reader gives the value, or undefined for a field that is not there;
 * what is wrong is gathered, and `refuse` answers 400 `validation-failed` with all of it. A field that is not among `known` is
 * `unknown-field`, one with a whole resident registration number `resident-number`.
 */
export function readForm(fields: Record<string, string>, known: readonly string[]) {
  const errors: FieldErrors = {};
  for (const name of Object.keys(fields)) if (!known.includes(name)) errors[name] = 'unknown-field';
  for (const [name, text] of Object.entries(fields)) if (holdsResidentNumber(text)) errors[name] ??= 'resident-number';

  const bounded = (name: string, text: string, most: number): string => {
    if (text.length > most) errors[name] ??= 'too-long';
    return text;
  };
  const required = (name: string, text: string | undefined): string => {
    if (text === undefined || text.trim() === '') errors[name] ??= 'required';
    return text ?? '';
  };
  const optionalLine = (name: string, most: number): string | undefined => {
    const text = fields[name]?.trim();
    if (text === undefined) return undefined;
    if (controls.test(text)) errors[name] ??= 'invalid-format';
    return bounded(name, text, most);
  };
  const optionalText = (name: string, most: number): string | undefined => {
    const text = fields[name]?.replaceAll('\r\n', '\n');
    if (text === undefined) return undefined;
    // Postgres has no U+0000 in texts
    if (text.includes('\0')) errors[name] ??= 'invalid-format';
    return bounded(name, text, most);
  };
  const optionalMarkdown = (name: string, most: number): string | undefined => {
    const text = optionalText(name, most);
    const finding = text === undefined ? undefined : markdownFinding(text);
    if (finding) errors[name] ??= finding;
    return text;
  };

  return {
    /** One line without control characters, trimmed; empty when it is left so. */
    optionalLine,
    line: (name: string, most: number): string => required(name, optionalLine(name, most)),
    /** Several lines, as they were typed; `markdown-too-complex` for what pages cannot parse in time. */
    optionalMarkdown,
    markdown: (name: string, most: number): string => required(name, optionalMarkdown(name, most)),
    oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
      const given = fields[name];
      if (given === undefined || given === '') return undefined;
      const value = values.find((candidate) => candidate === given);
      if (value === undefined) errors[name] ??= 'invalid';
      return value;
    },
    integer(name: string): number | undefined {
      const given = fields[name];
      if (given === undefined || given === '') return undefined;
      if (!/^\d{1,9}$/.test(given)) errors[name] ??= 'wrong-type';
      return Number(given);
    },
    flag: (name: string): boolean => fields[name] === 'true',
    /** What was sent, or undefined when it says nothing. */
    given: (name: string): string | undefined => (fields[name] === '' ? undefined : fields[name]),
    fail(name: string, code: string): void {
      errors[name] ??= code;
    },
    refuse(): void {
      if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
    },
  };
}

export type Form = ReturnType<typeof readForm>;
