import { addDays, problem } from '@portal/runtime';
import type { FieldErrors } from '@portal/runtime';
import { markdownFinding } from '../errors/markdown-finding.ts';
import type { Input } from './field-inputs.ts';
import type { AnyResource, Findings } from './resource.ts';

/** Refuses with `validation-failed` when a value has a finding. */
export function refuseFindings(findings: Findings): void {
  const errors: FieldErrors = {};
  for (const [name, finding] of Object.entries(findings)) if (finding) errors[name] = finding;
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
}

/** A text that is empty by default. */
const isNeverNull = ({ field, language }: Input) => 'default' in field && field.default === '' && language !== 'en';

/** Whether a text `YYYY-MM-DD` is a day, which 30 February is not. */
export const isCalendarDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;

/** A text without spaces around it, or null for one that says nothing. Markdown stays as it was typed. */
function tidied(input: Input, value: unknown): unknown {
  const { field } = input;
  if (value === null && isNeverNull(input)) return '';
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return isNeverNull(input) ? '' : null;
  return field.kind === 'markdown' ? value : text;
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function findingOf({ field, isRequired }: Input, value: unknown): string | undefined {
  if (isRequired && value === null) return 'required';
  if (typeof value !== 'string') return undefined;
  if (field.kind === 'markdown') return markdownFinding(value);
  if (field.kind === 'date') return isCalendarDay(value) ? undefined : 'date';
  return field.kind === 'time' && !clock.test(value) ? 'time' : undefined;
}

/** Values that came with a call, as they are stored. Refuses a required text that says nothing, Markdown
 * that is too complex, and days and times that there are not. */
export function tidyValues({ inputs }: AnyResource, values: Record<string, unknown>): Record<string, unknown> {
  const result = { ...values };
  const findings: Findings = {};
  for (const input of inputs) {
    const { name } = input;
    if (values[name] === undefined) continue;
    result[name] = tidied(input, values[name]);
    findings[name] = findingOf(input, result[name]);
  }
  refuseFindings(findings);
  return result;
}

function defaultOf({ field, language }: Input): unknown {
  if (field.kind === 'checkbox') return field.default ?? false;
  if (field.kind === 'list' || field.kind === 'multiselect') return [];
  return 'default' in field && language !== 'en' ? field.default : undefined;
}

/** Values of a new entry with the defaults of what was left out; where a field has none, that of its column holds. */
export function withDefaults({ inputs }: AnyResource, values: Record<string, unknown>): Record<string, unknown> {
  const defaults = inputs.map((input) => [input.name, defaultOf(input)] as const);
  const missing = defaults.filter(([name, value]) => values[name] === undefined && value !== undefined);
  return { ...values, ...Object.fromEntries(missing) };
}
