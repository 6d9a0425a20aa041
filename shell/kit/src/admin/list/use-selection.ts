import { useState } from 'react';

/**
 * The rows that are ticked. Only what is in sight counts: a row that a filter, a search or another page hides is not
 * chosen, and nothing is done to it.
 */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => ticked.has(rowKey(row)));
  return {
    chosen,
    clear: () => setTicked(new Set()),
    /** For DataTable. */
    props: { selected: new Set(chosen.map(rowKey)), onSelect: setTicked },
  };
}
