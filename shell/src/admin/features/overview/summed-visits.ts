import type { PageVisits } from '@portal/contract';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Visits of several sections together: by day, and by page, the most visited first. */
export function summedVisits(sections: readonly PageVisits[]) {
  const names = sections[0]?.days ?? [];
  const rows = sections.flatMap(({ section, pages }) => pages.map((page) => ({ section, ...page })));
  return {
    names,
    total: names.map((_, day) => sumOf(rows.map(({ visits }) => visits[day] ?? 0))),
    pages: rows
      .map(({ section, page, visits }) => ({ section, page, visits: sumOf(visits) }))
      .toSorted((a, b) => b.visits - a.visits),
  };
}
