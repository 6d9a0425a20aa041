const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The same weekday of the weeks after a day (`YYYY-MM-DD`). */
export function weeklyDays(day: string, count: number): string[] {
  const first = Date.parse(day);
  return Array.from({ length: count }, (_, index) =>
    new Date(first + (index + 1) * WEEK_MS).toISOString().slice(0, 10),
  );
}
