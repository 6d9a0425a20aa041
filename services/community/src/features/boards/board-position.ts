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

/** The count that the row at `offset` falls into, and how many rows precede that count. */
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
 * Reads a few hundred numbers at most, however many rows come before. Undefined past the end.
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
