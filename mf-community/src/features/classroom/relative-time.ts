import { minuteInSeoul } from '@portal/kit/dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
// Spec, "Business constants": relative within 12 hours, a date after.
const RELATIVE_MS = 12 * HOUR_MS;

export type RelativeTime =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours'; number: number }
  | { unit: 'date'; text: string };

/** How long ago a post was written, seen from `nowMs`; a clock that is behind counts as now. */
export function relativeTime(createdAt: string, nowMs: number): RelativeTime {
  const passedMs = nowMs - Date.parse(createdAt);
  if (passedMs < MINUTE_MS) return { unit: 'now' };
  if (passedMs < HOUR_MS) return { unit: 'minutes', number: Math.floor(passedMs / MINUTE_MS) };
  if (passedMs < RELATIVE_MS) return { unit: 'hours', number: Math.floor(passedMs / HOUR_MS) };
  return { unit: 'date', text: minuteInSeoul(createdAt) };
}
