import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any way through the work takes: what is left of a difference drowns in the wait. */
const answerAfterMs = 250;

/** Does work that ends, well or badly, after the same time whatever it finds. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const floor = wait(answerAfterMs);
  try {
    return await work();
  } finally {
    await floor;
  }
}
