import { addDays } from '@portal/kit/dates';
import type { ShownTraining } from '../../ui/training/shown-training.ts';

export interface MonthDay {
  /** `YYYY-MM-DD`. */
  date: string;
  trainings: ShownTraining[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The month before (`-1`) or after (`1`) a month `YYYY-MM`. */
export function monthBeside(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + step;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The number of cells before the first of the month, in a week that begins on Sunday. */
export function leadingDays(month: string): number {
  return new Date(`${month}-01T00:00:00Z`).getUTCDay();
}

/** A course of more than a week. On which of its days it is held, only its text says. */
export function isLong({ startDate, endDate }: ShownTraining): boolean {
  return Date.parse(endDate) - Date.parse(startDate) >= 7 * dayMs;
}

/** Every day of a training shows it; of a long course only its first day, Mondays and the first of a month do. */
function isShownOn(date: string, training: ShownTraining): boolean {
  if (date < training.startDate || date > training.endDate) return false;
  const isMonday = new Date(date).getUTCDay() === 1;
  return !isLong(training) || isMonday || date === training.startDate || date.endsWith('-01');
}

/** Every day of a month with the trainings that it shows. */
export function monthDays(month: string, trainings: readonly ShownTraining[]): MonthDay[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const count = Math.round((Date.parse(`${monthBeside(month, 1)}-01T00:00:00Z`) - first) / dayMs);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(`${month}-01`, index);
    const onThatDay = trainings.filter((training) => isShownOn(date, training));
    return {
      date,
      trainings: onThatDay.toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.educationId - b.educationId),
    };
  });
}

/** The nearest month with a training before (`-1`) or after (`1`) a month. */
export function nearestMonth(month: string, trainings: readonly ShownTraining[], step: -1 | 1): string | undefined {
  const months = trainings.flatMap(({ startDate, endDate }) => [startDate.slice(0, 7), endDate.slice(0, 7)]);
  const beyond = months.filter((other) => (step < 0 ? other < month : other > month)).toSorted();
  return step < 0 ? beyond.at(-1) : beyond[0];
}
