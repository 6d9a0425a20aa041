/** Postgres' integer ends here. */
export const largestRowId = 2_147_483_647;

/** An id out of a URL or form; undefined for what no row can have. */
export function parseRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestRowId ? id : undefined;
}
