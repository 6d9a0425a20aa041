import type { TimelineEntry } from '../../api/content.ts';

export interface TimelineYear {
  year: string;
  entries: TimelineEntry[];
}

/** The entries by year, oldest first, as the service orders them. */
export function groupByYear(entries: readonly TimelineEntry[]): TimelineYear[] {
  const years = new Map<string, TimelineEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, list]) => ({ year, entries: list }));
}
