import { readKept, tabStorage } from '../../storage/storage.ts';

/** The rows that a list showed last in this tab: what comes before and after an item that was opened from it. */
interface ListedRows {
  /** URL of the list, with its search. */
  list: string;
  paths: string[];
}

const name = 'portal.admin.rows';

/** Remembers the paths of the rows that the page now open shows. */
export function rememberRows(paths: string[]): void {
  const rows: ListedRows = { list: location.pathname + location.search, paths };
  tabStorage.set(name, JSON.stringify(rows));
}

export interface Neighbours {
  list: string;
  previous?: string;
  next?: string;
  /** From 1 on. */
  place: number;
  count: number;
}

/** What the last list showed around the item at `path`; nothing when it did not show that. */
export function neighboursOf(path: string): Neighbours | undefined {
  const rows = readKept(tabStorage, name) as ListedRows | undefined;
  const at = rows?.paths.indexOf(path) ?? -1;
  if (!rows || at < 0) return undefined;
  const { list, paths } = rows;
  return { list, previous: paths[at - 1], next: paths[at + 1], place: at + 1, count: paths.length };
}
