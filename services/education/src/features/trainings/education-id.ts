/** Postgres' integer ends here. */
export const largestId = 2_147_483_647;

/** An id out of an address; undefined for what no row can have. */
export function parseEducationId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}
