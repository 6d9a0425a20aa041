import { ProblemError, problem } from '@portal/service-kit';

/** Does one batch of jobs that share a key: a result for each job, in order, or the reason why it is refused. */
export type RunBatch<Job, Result> = (key: number, jobs: Job[]) => Promise<(Result | ProblemError)[]>;

interface Entry<Job, Result> {
  job: Job;
  done(result: Result): void;
  fail(reason: unknown): void;
}

export interface BatchLimits {
  /** Jobs of one batch. */
  batchSize?: number;
  /** Jobs that wait at once, over all keys; beyond it they are refused with 503 `busy`. */
  waitingLimit?: number;
}

/** A hundred rows are written about as fast as one. */
const defaultBatchSize = 100;
/** At a hundred a batch these take about a second. */
const defaultWaitingLimit = 3_000;
const retryAfterSeconds = 1;

/** What one job alone may have caused: a refusal, or a value that the database does not take (SQLSTATE classes 22 and 23). */
function isOneJobsFault(error: unknown): boolean {
  if (error instanceof ProblemError) return true;
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/**
 * Gathers jobs by key and does them in the order of their arrival, one batch of a key at a time; what arrives meanwhile
 * makes up the next batch. A rush on one key so costs one connection and one lock, however many take part.
 * A batch that fails by the fault of one job is done again one by one, so that nobody pays for another.
 */
export function createBatchQueue<Job, Result>(
  run: RunBatch<Job, Result>,
  { batchSize = defaultBatchSize, waitingLimit = defaultWaitingLimit }: BatchLimits = {},
) {
  const lines = new Map<number, Entry<Job, Result>[]>();
  let waiting = 0;

  async function work(key: number, entries: Entry<Job, Result>[]): Promise<void> {
    try {
      const outcomes = await run(
        key,
        entries.map(({ job }) => job),
      );
      for (const [index, { done, fail }] of entries.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof ProblemError)
          fail(outcome ?? new Error('a job without an outcome'));
        else done(outcome);
      }
    } catch (error) {
      if (entries.length > 1 && isOneJobsFault(error)) for (const entry of entries) await work(key, [entry]);
      else for (const { fail } of entries) fail(error);
    }
  }

  async function empty(key: number, line: Entry<Job, Result>[]): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, batchSize);
      waiting -= batch.length;
      await work(key, batch);
    }
    lines.delete(key);
  }

  return {
    /** Does a job; rejects with its refusal, or with what made its batch fail. */
    add(key: number, job: Job): Promise<Result> {
      if (waiting >= waitingLimit) return Promise.reject(problem.unavailable('busy', retryAfterSeconds));
      return new Promise((done, fail) => {
        waiting += 1;
        const entry = { job, done, fail };
        const line = lines.get(key);
        if (line) {
          line.push(entry);
          return;
        }
        const begun = [entry];
        lines.set(key, begun);
        void empty(key, begun);
      });
    },
  };
}
