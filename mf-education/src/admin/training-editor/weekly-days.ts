import { addDays } from '@portal/kit/dates';

/** The same weekday of the weeks after a day (`YYYY-MM-DD`). */
export function weeklyDays(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, (index + 1) * 7));
}
