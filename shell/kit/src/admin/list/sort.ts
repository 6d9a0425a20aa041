/** The column that a list is sorted by and its direction, out of `name` or `-name`. */
export function readSort(sort = ''): { id: string; isDescending: boolean } {
  return sort.startsWith('-') ? { id: sort.slice(1), isDescending: true } : { id: sort, isDescending: false };
}

/** What a press on a column's header makes of the sort: ascending first, then back and forth. */
export function nextSort(sort: string | undefined, id: string): string {
  const shown = readSort(sort);
  return shown.id === id && !shown.isDescending ? `-${id}` : id;
}
