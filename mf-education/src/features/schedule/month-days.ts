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
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** The number of cells before the first of the month, in a week that begins on Sunday. */
export function leadingDays(month: string): number {
  return new Date(`${month}-01T00:00:00Z`).getUTCDay();
}

/** Every day of a month with the trainings that take place on it. */
export function monthDays(month: string, trainings: readonly ShownTraining[]): MonthDay[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const count = Math.round((Date.parse(`${monthBeside(month, 1)}-01T00:00:00Z`) - first) / dayMs);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * dayMs).toISOString().slice(0, 10);
    const onThatDay = trainings.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
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
