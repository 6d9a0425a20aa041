/** How many rows of a board one hour or one month has; newest first. */
export interface Count {
  /** Beginning of the hour or month, in UTC. */
  starts: Date;
  posts: number;
}

export interface BoardCounts {
  months(): Promise<Count[]>;
  hoursOf(month: Date): Promise<Count[]>;
}

/** Up to here skipping rows in the index is quicker than asking where a page begins. */
export const skippedAtMost = 1_000;

const hourMs = 60 * 60 * 1000;

/** The count within which the row at `offset` stands, and how many rows stand before that. */
function within(counts: Count[], offset: number): { starts: Date; before: number } | undefined {
  let before = 0;
  for (const { starts, posts } of counts) {
    if (offset < before + posts) return { starts, before };
    before += posts;
  }
  return undefined;
}

/**
 * Where a page deep in a board begins: rows older than `before`, less the first `skip` of them.
 * At most some hundred numbers are read, however many rows stand above. Undefined past the end.
 */
export async function positionOf(
  { months, hoursOf }: BoardCounts,
  offset: number,
): Promise<{ before: Date; skip: number } | undefined> {
  const month = within(await months(), offset);
  if (!month) return undefined;
  const rest = offset - month.before;
  const hour = within(await hoursOf(month.starts), rest);
  return hour && { before: new Date(hour.starts.getTime() + hourMs), skip: rest - hour.before };
}
